import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { CAR_STATES, HEARING_LIMITS, type Hearing, listenQuerySchema } from '@candi/contracts'
import type { SoundJudgement, ToldOfSound } from '@candi/engines/audio'
import { type ListeningThread, openListeningRoom } from '../listening/listening-room.ts'
import { hearingText } from './hearing-text.ts'
import { writeJudgements } from './judge-files.ts'
import { judgementLine } from './judgement-line.ts'

const USAGE = `candi listen FILE… [--json] [--state ${CAR_STATES.join('|')}] [--rpm 300-9000]`

export interface ListenCommandParts {
  readonly openThread: () => ListeningThread
  /** Loaded only for people: a program gets what the engine says. */
  readonly loadHearingOf: () => Promise<(judgement: SoundJudgement, told: ToldOfSound) => Hearing>
  readonly out: Writable
  readonly err: Writable
}

/** Hears recordings in the order given: a line of JSON each, or a few lines for people. Code 2 where one could not be heard. */
export async function listenCommand(argv: readonly string[], parts: ListenCommandParts): Promise<number> {
  const asked = readArguments(argv)
  if (asked === null) {
    parts.err.write(`${USAGE}\n`)
    return 1
  }
  const { files, isJson, told } = asked
  const hearingOf = isJson ? null : await parts.loadHearingOf()
  return writeJudgements(
    {
      files,
      told,
      room: openListeningRoom({ openThread: parts.openThread, onFailure: () => {} }),
      mostBytes: HEARING_LIMITS.bytes,
      whenTooLarge: 'recording-too-large',
    },
    hearingOf === null
      ? {
          ofJudgement: (file, judgement) => JSON.stringify(judgementLine(file, judgement)),
          ofError: (file, error) => JSON.stringify({ file, error }),
        }
      : {
          ofJudgement: (file, judgement) => `${file}\n${hearingText(hearingOf(judgement, told))}`,
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
      options: {
        json: { type: 'boolean', default: false },
        state: { type: 'string' },
        rpm: { type: 'string' },
      },
    })
    const told = listenQuerySchema.safeParse({ state: values.state, rpm: values.rpm })
    return told.success && positionals.length > 0
      ? { files: positionals, isJson: values.json, told: told.data }
      : null
  } catch {
    return null
  }
}
