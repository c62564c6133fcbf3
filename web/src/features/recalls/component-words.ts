/** "FUEL SYSTEM, GASOLINE:DELIVERY:FUEL PUMP" to "Fuel system, gasoline: delivery, fuel pump". */
export function componentWords(component: string): string {
  const [first = '', ...finer] = component.split(':').map((part) => part.trim().toLowerCase())
  const words = finer.length > 0 ? `${first}: ${finer.join(', ')}` : first
  // "12v battery" is written 12V.
  const named = words.replaceAll(/\b\d+v\b/g, (volts) => volts.toUpperCase())
  return named ? named.charAt(0).toUpperCase() + named.slice(1) : 'Part not named'
}
