/** Runs of the standard (SAE J2012) that count cylinders: injector, misfire, ignition coil; each from its first code. */
const RUNS = [201, 301, 351] as const
const MOST_CYLINDERS = 12

/** The cylinder that a trouble code names, or null where it names none: P0306 is cylinder 6, P0352 the coil of cylinder 2. */
export function cylinderOfCode(code: string): number | null {
  const digits = /^P0(\d{3})$/.exec(code)?.[1]
  if (digits === undefined) return null
  const number = Number(digits)
  const first = RUNS.find((start) => number >= start && number < start + MOST_CYLINDERS)
  return first === undefined ? null : number - first + 1
}

/** Whether a code can be of this engine; where its cylinders are not known, any can. */
export function isCodeOfEngine(code: string, cylinders: number | undefined): boolean {
  const cylinder = cylinderOfCode(code)
  return cylinder === null || cylinders === undefined || cylinder <= cylinders
}
