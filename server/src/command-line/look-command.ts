import type { Writable } from 'node:stream'
import { lookQuerySchema, PHOTO_KINDS, SIGHTING_LIMITS, type Sighting } from '@candi/contracts'
import type { PhotoJudgement, ToldOfPhoto } from '@candi/engines/photo'
import { type LookingThread, openLookingRoom } from '../looking/looking-room.ts'
import { filesInList } from './files-in-list.ts'
import { writeJudgements } from './judge-files.ts'
import { printable, printableJson } from './printable.ts'
import { readJudgeArguments } from './read-judge-arguments.ts'
import { sightingLine } from './sighting-line.ts'
import { sightingText } from './sighting-text.ts'

const USAGE = `candi look FILE… | --files-from LIST  [--json] [--kind ${PHOTO_KINDS.join('|')}]`

export interface LookCommandParts {
  readonly openThread: () => LookingThread
  readonly loadSightingOf: () => Promise<(judgement: PhotoJudgement, told: ToldOfPhoto) => Sighting>
  /** Where the list of `--files-from -` comes from. */
  readonly standardInput: AsyncIterable<Uint8Array>
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
      files: 'list' in files ? filesInList(files.list, parts.standardInput) : files,
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
          ? printableJson(sightingLine(file, sighting, judgement.quality))
          : `${printable(file)}\n${sightingText(sighting)}`
      },
    },
    parts.out,
  )
}
