/** What turns or beats at an order of the engine, in a mechanic's words; the firing order needs the number of cylinders. */
export function orderWords(order: number | null, cylinders?: number): string {
  if (order === null) return 'does not follow the engine: electrical, a pump or a fan'
  if (cylinders !== undefined && order === cylinders / 2) return 'once for each firing'
  if (order === 0.5) return 'half engine speed: valve train or camshaft'
  if (order === 1) return 'engine speed: crankshaft or what it drives'
  if (Number.isInteger(order)) return `${order} times engine speed`
  return `${order} times engine speed: cylinders that burn unequally, or the valve train`
}
