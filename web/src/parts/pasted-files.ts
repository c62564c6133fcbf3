/** The files of a paste. Words that a table or a document copies with a picture of themselves are words: no file. */
export function pastedFiles(pasted: DataTransfer | null): File[] {
  const files = [...(pasted?.files ?? [])]
  const names = new Set(files.map(({ name }) => name))
  // A folder puts the names of the files beside them.
  const words = pasted?.getData('text/plain').split(/[\r\n]+/) ?? []
  return words.every((line) => line.trim() === '' || names.has(line.trim())) ? files : []
}
