/** "Photo 3" where 2 was the highest number so far: a number is never given twice in one case. */
export function nextTakeName(what: 'Recording' | 'Photo', takes: readonly { name: string }[]): string {
  const numbers = takes.map(({ name }) => Number(name.slice(what.length)) || 0)
  return `${what} ${Math.max(0, ...numbers) + 1}`
}
