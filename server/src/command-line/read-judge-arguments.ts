import { parseArgs } from 'node:util'
import type { z } from 'zod'

export interface JudgeArguments<Told> {
  readonly files: readonly string[]
  readonly isJson: boolean
  /** What is told of all files. */
  readonly told: Told
}

/** FILE… [--json] and options of its own (`names`), which tell something of the files. Null where it is asked in any other way. */
export function readJudgeArguments<Told extends z.ZodType>(
  argv: readonly string[],
  told: Told,
  names: readonly string[],
): JudgeArguments<z.infer<Told>> | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
        json: { type: 'boolean', default: false },
      },
    })
    const { json, ...said } = values
    const read = told.safeParse(said)
    return read.success && positionals.length > 0
      ? { files: positionals, isJson: json === true, told: read.data }
      : null
  } catch {
    return null
  }
}
