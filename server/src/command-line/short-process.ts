import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'

/**
 * onnxruntime takes the process down with it (a segmentation fault) where arguments and environment are long: some 70 kB
 * were enough. Far below that we go on in a process of its own, which is told the files by its standard input.
 */
const LONGEST_BYTES = 32_768
const LONGEST_VARIABLE = 4_096

type Environment = Readonly<Record<string, string | undefined>>

const bytesOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + Buffer.byteLength(word) + 1, 0)
const wordsOf = (environment: Environment) =>
  Object.entries(environment).map(([name, value]) => `${name}=${value ?? ''}`)

/** Whether the files must be judged in a process of their own. */
export const needsShortProcess = (argv: readonly string[], environment: Environment): boolean =>
  bytesOf([...argv, ...wordsOf(environment)]) > LONGEST_BYTES

/** `argv` as it is told to a short process: options stay, files go into a list. */
export function shortArguments(argv: readonly string[]): {
  readonly args: string[]
  readonly files: string[]
} {
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      ['state', 'rpm', 'kind', 'files-from'].map((name) => [name, { type: 'string' as const }]),
    ),
  })
  const files = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  const options = tokens.flatMap((token) => {
    if (token.kind !== 'option') return []
    return token.value === undefined ? [token.rawName] : [`${token.rawName}=${token.value}`]
  })
  return { args: files.length === 0 ? options : [...options, '--files-from=-'], files }
}

/** Runs `script` again with the same command and the same files; resolves with its exit code. */
export async function runShortProcess(
  script: string,
  [command = '', ...argv]: readonly string[],
  environment: Environment,
): Promise<number> {
  const { args, files } = shortArguments(argv)
  const kept = Object.entries(environment).filter(([, value]) => (value ?? '').length <= LONGEST_VARIABLE)
  const child = spawn(process.execPath, [...process.execArgv, script, command, ...args], {
    env: Object.fromEntries(kept),
    stdio: [files.length === 0 ? 'inherit' : 'pipe', 'inherit', 'inherit'],
  })
  const passOn = () => void child.kill('SIGTERM')
  process.once('SIGTERM', passOn)
  const ended = once(child, 'exit')
  // Where it ends before it has read all of them, its exit code says why.
  if (child.stdin)
    await pipeline(Readable.from(files.map((file) => `${file}\0`)), child.stdin).catch(() => {})
  const [code] = await ended
  process.off('SIGTERM', passOn)
  return typeof code === 'number' ? code : 1
}
