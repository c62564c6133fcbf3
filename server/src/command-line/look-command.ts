import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { lookQuerySchema, PHOTO_KINDS, SIGHTING_LIMITS, type Sighting } from '@candi/contracts'
import type { PhotoJudgement, ToldOfPhoto } from '@candi/engines/photo'
import { type LookingThread, openLookingRoom } from '../looking/looking-room.ts'
import { writeJudgements } from './judge-files.ts'
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
  const asked = readArguments(argv)
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
    isJson
      ? {
          ofJudgement: (file, { judgement }) =>
            JSON.stringify(sightingLine(file, sightingOf(judgement, told), judgement.quality)),
          ofError: (file, error) => JSON.stringify({ file, error }),
        }
      : {
          ofJudgement: (file, { judgement }) => `${file}\n${sightingText(sightingOf(judgement, told))}`,
          ofError: (file, error) => `${file}\n  ${error}\n`,
        },
    parts.out,
  )
}

function readArguments(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, kind: { type: 'string' } },
    })
    const told = lookQuerySchema.safeParse({ kind: values.kind })
    return told.success && positionals.length > 0
      ? { files: positionals, isJson: values.json, told: told.data }
      : null
  } catch {
    return null
  }
}
