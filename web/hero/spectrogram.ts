import { seededRandom } from './bar-field.ts'

/** Three seconds of an engine at idle: four harmonics below, seven broadband ticks a second. A mask: black, in four strengths. */
export function spectrogram(): string {
  const random = seededRandom(5)
  const [width, height, cellWide, cellHigh, seconds] = [520, 96, 3, 4, 3]
  const columns = Math.floor(width / cellWide)
  const rows = Math.floor(height / cellHigh)
  const energies = Array.from({ length: columns }, (_, column) => {
    const time = (column / columns) * seconds
    const tick = Math.exp(-((time * 7 + 0.35) % 1) * 6.5)
    return Array.from({ length: rows }, (_, row) => {
      const pitch = 1 - row / rows
      let energy = 0.1 * (1 - pitch) + 0.12 * random()
      for (const harmonic of [0.06, 0.14, 0.22, 0.31])
        energy +=
          0.55 * Math.exp(-(((pitch - harmonic - 0.004 * Math.sin(time * 5)) / 0.022) ** 2)) * (1 - harmonic)
      energy += tick * (0.72 * Math.exp(-(((pitch - 0.6) / 0.2) ** 2)) + 0.22) * (0.75 + 0.4 * random())
      return energy + 0.07 * random() * (pitch < 0.5 ? 1 : 0.4)
    })
  })
  const strengthOf = (column: number, row: number) =>
    [0.24, 0.38, 0.55, 0.74].findLastIndex((bound) => (energies[column]?.[row] ?? -1) >= bound)
  const lines: string[][] = [[], [], [], []]
  for (let row = 0; row < rows; row++)
    for (let column = 0, from = 0; column <= columns; column++) {
      const current = strengthOf(from, row)
      if (column < columns && strengthOf(column, row) === current) continue
      const length = Number(((column - from) * cellWide - 0.6).toFixed(1))
      lines[current]?.push(`M${from * cellWide} ${row * cellHigh + cellHigh / 2}h${length}`)
      from = column
    }
  const paths = lines.map(
    (line, index) =>
      `<path stroke-opacity="${[0.16, 0.34, 0.62, 1][index]}" stroke-width="${cellHigh - 1}" d="${line.join('')}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000"><title>Three seconds of an engine that ticks</title>${paths.join('')}</svg>`
}
