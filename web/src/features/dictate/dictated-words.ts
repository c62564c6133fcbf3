/** What was said so far, a piece for each result; `[0]` is the likeliest reading. */
type SpokenResults = Iterable<ArrayLike<Pick<SpeechRecognitionAlternative, 'transcript'>>>

/** All that was said so far, in one line. The whole list is read each time: Android hands over again what it gave before. */
export function spokenWords(results: SpokenResults): string {
  const pieces: string[] = []
  for (const result of results) {
    const words = result[0]?.transcript.trim()
    if (!words) continue
    const last = pieces.at(-1)
    // Android also gives "it", "it grinds", "it grinds loudly" as three results of which each holds the one before.
    if (last !== undefined && `${words} `.startsWith(`${last} `)) pieces.pop()
    pieces.push(words)
  }
  return pieces.join(' ')
}

/** What stands in the box: the words that stood there, untouched, and behind them what was said. */
export function withSpoken(before: string, spoken: string): string {
  if (before === '' || spoken === '') return before + spoken
  return /\s$/.test(before) ? before + spoken : `${before} ${spoken}`
}
