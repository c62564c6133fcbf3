import type { ComparedVerdict, PartChange } from './part-change.ts'

interface Parts {
  readonly rhythmic: PartChange | null
  readonly tonal: PartChange | null
}

/** A comparison in one or two plain sentences. */
export function comparedWords(
  verdict: ComparedVerdict,
  changeDb: number,
  { rhythmic, tonal }: Parts,
): string {
  if (verdict === 'cannot_tell')
    return 'I can’t tell from these two. Record both in the same place, as close, with the engine at the same speed.'
  const part = nameOf(verdict, changeDb, rhythmic, tonal)
  const decibels = Math.round(Math.abs(changeDb))
  switch (verdict) {
    case 'gone':
      return `${part} is gone: at matched loudness nothing of it is left to hear.`
    case 'new':
      return `${part} is new: the first recording does not have it.`
    case 'quieter':
      return `${part} is quieter by ${decibels} dB at matched loudness, but still there.`
    case 'louder':
      return `${part} is louder by ${decibels} dB at matched loudness.`
    case 'same':
      return 'It sounds the same, once both are at the same loudness.'
  }
}

/** The part that the verdict rests on. */
function nameOf(
  verdict: ComparedVerdict,
  changeDb: number,
  rhythmic: PartChange | null,
  tonal: PartChange | null,
): string {
  if (rhythmic?.verdict === verdict && rhythmic.changeDb === changeDb) return 'The beating sound'
  if (tonal?.verdict === verdict && tonal.changeDb === changeDb) return 'The steady pitch'
  return 'The broad noise'
}
