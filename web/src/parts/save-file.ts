/** No browser tells when it has taken a file over, and Safari takes its time. */
const TAKEN_OVER_AFTER_MILLISECONDS = 10_000

/** Hands a text to the browser as a download. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), TAKEN_OVER_AFTER_MILLISECONDS)
}
