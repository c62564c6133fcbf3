import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { CAR_STATES, type Hearing, listenQuerySchema } from '@candi/contracts'
import type { SoundJudgement, ToldOfSound } from '@candi/engines/audio'
import type { ListeningThread } from '../listening/listening-thread.ts'
import { hearingText } from './hearing-text.ts'
import { judgementLine } from './judgement-line.ts'
import { listenToFiles } from './listen-to-files.ts'

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
  let isAllHeard = true
  for await (const { file, judgement, error } of listenToFiles(files, told, parts.openThread)) {
    isAllHeard &&= judgement !== null
    const text =
      hearingOf === null
        ? JSON.stringify(judgement === null ? { file, error } : judgementLine(file, judgement))
        : `${file}\n${judgement === null ? `  ${error}\n` : hearingText(hearingOf(judgement, told))}`
    if (!parts.out.write(`${text}\n`)) await once(parts.out, 'drain')
  }
  return isAllHeard ? 0 : 2
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
