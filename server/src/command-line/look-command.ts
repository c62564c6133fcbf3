import type { Writable } from 'node:stream'
import { lookQuerySchema, PHOTO_KINDS, SIGHTING_LIMITS, type Sighting } from '@candi/contracts'
import type { PhotoJudgement, ToldOfPhoto } from '@candi/engines/photo'
import { type LookingThread, openLookingRoom } from '../looking/looking-room.ts'
import { writeJudgements } from './judge-files.ts'
import { readJudgeArguments } from './read-judge-arguments.ts'
import { sightingLine } from './sighting-line.ts'
import { sightingText } from './sighting-text.ts'

const USAGE = `candi look FILE… [--json] [--kind ${PHOTO_KINDS.join('|')}]`

export interface LookCommandParts {
  readonly openThread: () => LookingThread
  readonly loadSightingOf: () => Promise<(judgement: PhotoJudgement, told: ToldOfPhoto) => Sighting>
  readonly out: Writable
  readonly err: Writable
}

/** Looks at photos in the order given: a line of JSON each, or a few lines for people. Code 2 where one could not be seen. */
export async function lookCommand(argv: readonly string[], parts: LookCommandParts): Promise<number> {
  const asked = readJudgeArguments(argv, lookQuerySchema, ['kind'])
  if (asked === null) {
    parts.err.write(`${USAGE}\n`)
    return 1
  }
  const { files, isJson, told } = asked
  const sightingOf = await parts.loadSightingOf()
  return writeJudgements(
    {
      files,
      told,
      room: openLookingRoom({ openThread: parts.openThread, onFailure: () => {} }),
      mostBytes: SIGHTING_LIMITS.bytes,
      whenTooLarge: 'photo-too-large',
    },
    {
      isJson,
      ofJudgement: (file, { judgement }) => {
        const sighting = sightingOf(judgement, told)
        return isJson
          ? JSON.stringify(sightingLine(file, sighting, judgement.quality))
          : `${file}\n${sightingText(sighting)}`
      },
    },
    parts.out,
  )
}
