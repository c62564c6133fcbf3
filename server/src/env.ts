import { resolve } from 'node:path'
import { z } from 'zod'

/** The only reader of process.env: what an operator may set, with the values that hold when nothing is set. */
const schema = z.object({
  PORT: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).max(65_535).optional(),
  ),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'it must begin with postgres:// or postgresql://')
    .optional(),
  CANDI_DATA: z.string().min(1).default('.candi'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
})

export interface Environment {
  /** Undefined lets the server look for a free port from 8787 on. */
  readonly port: number | undefined
  readonly host: string
  readonly dataFolder: string
  /** Null: the embedded database in the data folder. */
  readonly databaseUrl: string | null
  readonly logLevel: string
}

export class EnvironmentMistake extends Error {}

export function readEnvironment(root: string, source: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = schema.safeParse(source)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new EnvironmentMistake(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const { PORT, HOST, DATABASE_URL, CANDI_DATA, LOG_LEVEL } = parsed.data
  return {
    port: PORT,
    host: HOST,
    dataFolder: resolve(root, CANDI_DATA),
    databaseUrl: DATABASE_URL ?? null,
    logLevel: LOG_LEVEL,
  }
}
