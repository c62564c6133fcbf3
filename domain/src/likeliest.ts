/** Where the highest of some probabilities stand, highest first; of equal ones the first, as sorting would have it. */
export function likeliestOf(probabilities: Float64Array, count: number): number[] {
  const found: number[] = []
  for (let index = 0; index < probabilities.length; index += 1) {
    const probability = probabilities[index] ?? 0
    let row = found.length
    while (row > 0 && probability > (probabilities[found[row - 1] ?? 0] ?? 0)) row -= 1
    if (row >= count) continue
    found.splice(row, 0, index)
    if (found.length > count) found.pop()
  }
  return found
}
