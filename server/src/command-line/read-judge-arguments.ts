import { parseArgs } from 'node:util'
import type { z } from 'zod'

export interface JudgeArguments<Told> {
  /** Named one by one, or the list that holds them. */
  readonly files: readonly string[] | { readonly list: string }
  readonly isJson: boolean
  /** What is told of all files. */
  readonly told: Told
}

/** FILE… or --files-from LIST, [--json] and options of its own (`names`), which tell something of the files. Null where it is asked in any other way. */
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
        'files-from': { type: 'string' },
      },
    })
    const { json, 'files-from': list, ...said } = values
    const read = told.safeParse(said)
    // One or the other: in which order they would come, nobody could say.
    if (!read.success || (typeof list === 'string') === positionals.length > 0) return null
    const files = typeof list === 'string' ? { list } : positionals
    return { files, isJson: json === true, told: read.data }
  } catch {
    return null
  }
}
