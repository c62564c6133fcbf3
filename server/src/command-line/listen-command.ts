import type { Writable } from 'node:stream'
import { CAR_STATES, HEARING_LIMITS, type Hearing, listenQuerySchema } from '@candi/contracts'
import type { SoundJudgement, ToldOfSound } from '@candi/engines/audio'
import { type ListeningThread, openListeningRoom } from '../listening/listening-room.ts'
import { hearingText } from './hearing-text.ts'
import { writeJudgements } from './judge-files.ts'
import { judgementLine } from './judgement-line.ts'
import { readJudgeArguments } from './read-judge-arguments.ts'

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
  const asked = readJudgeArguments(argv, listenQuerySchema, ['state', 'rpm'])
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
    {
      isJson,
      ofJudgement: (file, judgement) =>
        hearingOf === null
          ? JSON.stringify(judgementLine(file, judgement))
          : `${file}\n${hearingText(hearingOf(judgement, told))}`,
    },
    parts.out,
  )
}
