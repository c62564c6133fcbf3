import type { Stage } from './use-photographer.ts'

const countWords = (taken: number) => (taken === 1 ? 'One photo is ready.' : `${taken} photos are ready.`)

/** What a reader says, at boundaries only. */
export function announcementOf(stage: Stage, taken: number, messages: readonly string[]): string {
  if (stage.name === 'asking') return 'Your browser asks whether the camera may be used.'
  if (stage.name === 'live') return 'The camera is open.'
  if (stage.name === 'working') return stage.words
  const said = messages.join(' ')
  return stage.name === 'review' ? `${countWords(taken)} ${said}`.trim() : said
}
