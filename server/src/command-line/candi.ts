import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { hearingOf } from '../conversation/hearing-of.ts'
import { sightingOf } from '../conversation/sighting-of.ts'
import { readEnvironment } from '../env.ts'
import { loadDiagnosisParts } from '../outside/load-diagnosis-parts.ts'
import { openListeningThread } from '../outside/open-listening-thread.ts'
import { openLookingThread } from '../outside/open-looking-thread.ts'
import { productRoot } from '../outside/product-root.ts'
import { openTurnPool } from '../workers/turn-pool.ts'
import { admin } from './admin.ts'
import { backup } from './backup.ts'
import { diagnoseBatch } from './diagnose-batch.ts'
import { diagnoseText } from './diagnose-text.ts'
import { doctor } from './doctor.ts'
import { failureLine } from './failure-line.ts'
import { listenCommand } from './listen-command.ts'
import { lookCommand } from './look-command.ts'
import { needsShortProcess, runShortProcess } from './short-process.ts'
import { voteOfProvider } from './vote-of-provider.ts'

const HELP = `candi: honest help for a car that worries its owner

  candi diagnose --text "what the car does" [--json]      one diagnosis, readable or as JSON
                 [--year 2014 --make Honda --model Civic --engine 1.8 --mileage "118000 mi" --code P0301]
                 [--second-reading]                       the language model of AI_PROVIDER reads the words too, and votes
  candi diagnose --batch FILE                             one JSON line a case in (2 MB at most), one JSON line out; - reads standard input
  candi listen FILE… [--json]                             what recordings of the car hold, in the order given
                 [--state idle|startup|revving|driving|braking|turning --rpm 850]
  candi look FILE… [--json] [--kind dashboard|vin|tyre|…]  what photos of the car show, in the order given
                 --files-from LIST                        for both, instead of FILE…: paths of a list, one a line (or separated
                                                          by NUL, where it holds one), of any length; - reads standard input
  candi admin grant EMAIL founder|pro                     give a tier; also revoke, disable, enable, make-admin, list
  candi admin help                                        all of them
  candi backup FILE                                       everything worth keeping into one file, also while CANDI runs
  candi restore FILE [--replace]                          a backup into an empty database, or in place of what it holds
  candi doctor                                            what is configured, and whether it can be reached
  candi help                                              this page`

async function run(): Promise<number> {
  const isJudging = process.argv[2] === 'listen' || process.argv[2] === 'look'
  if (isJudging && needsShortProcess(process.argv, process.env))
    return runShortProcess(fileURLToPath(import.meta.url), process.argv.slice(2), process.env)
  if (process.argv[2] === 'admin')
    return admin(readEnvironment(productRoot), process.argv.slice(3), new Date(), {
      out: process.stdout,
      err: process.stderr,
    })
  if (process.argv[2] === 'backup' || process.argv[2] === 'restore')
    return backup(readEnvironment(productRoot), process.argv[2], process.argv.slice(3), new Date(), {
      out: process.stdout,
      err: process.stderr,
    })
  if (process.argv[2] === 'doctor')
    return doctor(readEnvironment(productRoot), productRoot, () => new Date(), process.stdout)
  if (process.argv[2] === 'listen')
    return listenCommand(process.argv.slice(3), {
      openThread: () => openListeningThread(),
      loadHearingOf: async () => {
        const parts = await loadDiagnosisParts(productRoot)
        return (judgement, told) => hearingOf(parts, judgement, told)
      },
      standardInput: process.stdin,
      out: process.stdout,
      err: process.stderr,
    })
  if (process.argv[2] === 'look')
    return lookCommand(process.argv.slice(3), {
      openThread: () => openLookingThread(),
      loadSightingOf: async () => {
        const parts = await loadDiagnosisParts(productRoot)
        return (judgement, told) => sightingOf(parts, judgement, told)
      },
      standardInput: process.stdin,
      out: process.stdout,
      err: process.stderr,
    })
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      text: { type: 'string' },
      json: { type: 'boolean', default: false },
      batch: { type: 'string' },
      'second-reading': { type: 'boolean', default: false },
      year: { type: 'string' },
      make: { type: 'string' },
      model: { type: 'string' },
      engine: { type: 'string' },
      mileage: { type: 'string' },
      code: { type: 'string', multiple: true, default: [] },
    },
  })
  const command = positionals[0] ?? 'help'
  if (command === 'help') {
    process.stdout.write(`${HELP}\n`)
    return 0
  }
  if (command !== 'diagnose' || (values.text === undefined) === (values.batch === undefined)) {
    process.stderr.write(`${HELP}\n`)
    return 1
  }
  // One line after the other: one process is enough, and none of them can keep us for good.
  const turns = openTurnPool((error) => process.stderr.write(failureLine(error)), { processes: 1 })
  try {
    if (values.batch !== undefined) return await diagnoseBatch(turns, values.batch, process.stdout)
    const vehicle = { year: values.year, make: values.make, model: values.model, engine: values.engine }
    const text = values.text ?? ''
    const car = Object.values(vehicle).filter(Boolean).join(' ')
    const vote = values['second-reading']
      ? await voteOfProvider(readEnvironment(productRoot).languageModel, productRoot, text, car)
      : null
    return await diagnoseText(
      turns,
      { text, vehicle, mileage: values.mileage ?? null, codes: values.code, vote },
      values.json,
      process.stdout,
    )
  } finally {
    await turns.close()
  }
}

// Whoever reads us may stop early (`| head`): that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

run()
  .then((code) => {
    process.exitCode = code
  })
  .catch((error: unknown) => {
    process.stderr.write(failureLine(error))
    process.exitCode = 1
  })
