// Runs before anything is installed, so it is plain JavaScript that even an old Node can read far enough to say so.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Ends the program with one clear sentence and no stack trace. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/** Progress goes beside the output proper, so that `candi … --json` stays JSON. */
export function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(
      `CANDI needs Node.js 20.19 or newer; this is ${process.versions.node}. Install a newer one from nodejs.org and try again.`,
    )
}

/** Said at start, once: an older Node works, and its makers mend it no more. */
export function recommendNode() {
  const { node } = process.versions
  if (Number(node.split('.')[0]) < 22)
    say(
      `This is Node.js ${node}, on which CANDI works. Node.js 22 is the better choice: it still gets security updates.`,
    )
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

function runNpm(command) {
  // What builds the server is a package of development, which npm leaves out where NODE_ENV is production.
  return spawnSync(npm, [...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip', npm_config_onnxruntime_node_install: 'skip' },
  })
}

/** Installs the packages of the lockfile unless exactly these are installed already, those that build the server among them. */
export function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).digest('hex')
  const stamp = join(root, 'node_modules', '.candi-installed')
  const isWhole = existsSync(join(root, 'node_modules', 'tsx'))
  if (isWhole && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Installing packages (a few minutes the first time) …')
  // A registry mirror may lack the builds of other platforms; then `npm ci` calls the lockfile incomplete, although
  // everything for this machine is in it. `npm install` takes the same versions and leaves out what is not for us.
  const result = [['ci'], ['install']].reduce(
    (last, command) => (last?.status === 0 ? last : runNpm(command)),
    null,
  )
  writeFileSync(join(root, 'package-lock.json'), lock)
  if (result?.status !== 0) {
    const detail = String(result?.stderr ?? '')
      .split('\n')
      .filter((line) => line.includes('error'))
      .slice(0, 3)
      .join('\n')
    giveUp(
      `The packages could not be installed. Is the network there, and may this folder be written to?\n${detail}`,
    )
  }
  writeFileSync(stamp, wanted)
}

const SOURCES = [
  'web',
  'contracts',
  'server',
  'engines',
  'domain',
  'knowledge',
  'scripts/build.ts',
  'scripts/build-server.ts',
  'scripts/compress-files.ts',
  'scripts/page-head.ts',
  'scripts/prerender-pages.ts',
  'package-lock.json',
]
const LEFT_OUT = new Set(['node_modules', 'dist', 'authored-messages', 'training', '.git'])

function* sourceFiles(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return
  if (stat.isFile()) {
    if (!path.includes('.test.')) yield { path, stat }
    return
  }
  for (const name of readdirSync(path).sort()) if (!LEFT_OUT.has(name)) yield* sourceFiles(join(path, name))
}

/** Builds the web application and the server unless nothing has changed since the last build. */
export function build() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const { path, stat } of sourceFiles(join(root, source)))
      hash.update(`${path.slice(root.length)} ${stat.size} ${Math.round(stat.mtimeMs)}\n`)
  const wanted = hash.digest('hex')
  const stamp = join(root, 'dist', '.candi-built')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('Building what changed …')
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (result.status !== 0) giveUp(`The build failed.\n${String(result.stderr ?? '').slice(0, 2000)}`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, wanted)
}

export function requireWritable() {
  try {
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(join(root, 'dist', '.writable'), '')
  } catch {
    giveUp(
      `This folder cannot be written to: ${root}. CANDI installs and builds itself there; give yourself write permission, or clone it elsewhere.`,
    )
  }
}
