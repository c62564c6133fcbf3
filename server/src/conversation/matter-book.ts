import type { OtherMatters } from '@candi/domain'
import { compilePhrase, SignReader } from '@candi/engines/text'
import { saysHarm, saysTampering } from './said-acts.ts'

/** Finds what a message is about where it is about no trouble of a car. */
export interface MatterBook {
  /** The kind sentence for it; null where it may tell of a trouble, or asks for nothing that we know. */
  answerTo(text: string): string | null
}

const TROUBLE = 'trouble'
/** Who writes more than this tells of a car sooner or later. */
const LONGEST = 400

export function matterBook({ trouble, matters }: OtherMatters): MatterBook {
  const reader = new SignReader(
    [
      ...trouble.map((phrase) => compilePhrase(TROUBLE, phrase)),
      ...matters.flatMap(({ id, phrases }) => phrases.map((phrase) => compilePhrase(id, phrase))),
    ],
    null,
  )
  return {
    answerTo(text) {
      if (text.length > LONGEST || saysHarm(text) || saysTampering(text)) return null
      const told = new Set(
        reader
          .read(text)
          .filter(({ observation }) => observation.state === 'present')
          .map(({ observation }) => observation.finding),
      )
      if (told.has(TROUBLE)) return null
      return matters.find(({ id }) => told.has(id))?.answer ?? null
    },
  }
}
