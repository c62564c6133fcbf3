/**
 * Share of the target in percent, 0 to 100: whole from 10 on, below with one decimal, so that the first recordings show.
 * Rounded down: 100 says that nothing is missing.
 */
export function percentComplete(approved: number, target: number): number {
  const percent = target > 0 ? Math.min(100, (approved * 100) / target) : 100
  return percent < 10 ? Math.floor(percent * 10) / 10 : Math.floor(percent)
}
