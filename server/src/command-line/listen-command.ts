import type { Writable } from 'node:stream'
import { CAR_STATES, HEARING_LIMITS, type Hearing, listenQuerySchema } from '@candi/contracts'
import type { SoundJudgement, ToldOfSound } from '@candi/engines/audio'
import { type ListeningThread, openListeningRoom } from '../listening/listening-room.ts'
import { filesInList } from './files-in-list.ts'
import { hearingText } from './hearing-text.ts'
import { writeJudgements } from './judge-files.ts'
import { judgementLine } from './judgement-line.ts'
import { printable, printableJson } from './printable.ts'
import { readJudgeArguments } from './read-judge-arguments.ts'

const USAGE = `candi listen FILE… | --files-from LIST  [--json] [--state ${CAR_STATES.join('|')}] [--rpm 300-9000]`

export interface ListenCommandParts {
  readonly openThread: () => ListeningThread
  /** Loaded only for people: a program gets what the engine says. */
  readonly loadHearingOf: () => Promise<(judgement: SoundJudgement, told: ToldOfSound) => Hearing>
  /** Where the list of `--files-from -` comes from. */
  readonly standardInput: AsyncIterable<Uint8Array>
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
      files: 'list' in files ? filesInList(files.list, parts.standardInput) : files,
      told,
      room: openListeningRoom({ openThread: parts.openThread, onFailure: () => {} }),
      mostBytes: HEARING_LIMITS.bytes,
      whenTooLarge: 'recording-too-large',
    },
    {
      isJson,
      ofJudgement: (file, judgement) =>
        hearingOf === null
          ? printableJson(judgementLine(file, judgement))
          : `${printable(file)}\n${hearingText(hearingOf(judgement, told))}`,
    },
    parts.out,
  )
}
