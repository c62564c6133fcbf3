import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { loadDiagnosisParts } from '@candi/server/outside/load-diagnosis-parts'
import { openSoundJudge } from '@candi/server/outside/open-sound-judge'
import { TURN_BOUNDS } from '@candi/server/workers/turn-pool'
import { measureFinding } from './bench-articles.ts'
import { measureFirstSheet } from './bench-first-sheet.ts'
import { measureListening, measureWaiting } from './bench-listening.ts'
import { measureLooking, measureLookingMemory } from './bench-looking.ts'
import { measureNarration } from './bench-narration.ts'
import { authoredMessages, requestFor } from './bench-requests.ts'
import { measureServer, measureThroughput, OPEN_STREAMS, SERVER_TURNS } from './bench-server.ts'
import { measureLongestCase, measureTurns } from './bench-turns.ts'
import { measureUploads } from './bench-uploads.ts'
import { measureVins } from './bench-vins.ts'
import { kilobytes, pageWeight } from './page-weights.ts'
import { root } from './prepare.mjs'
import { quantile } from './quantile.ts'

/**
 * What everything costs, as milliseconds and as ratios to baselines of the same run, so that a slower machine does not
 * look like a slower program; each row beside the bar that it is held to. Messages are the project's own.
 */
function row(name: string, value: string, ratio: string): void {
  console.log(`${name.padEnd(54)} ${value.padStart(12)}   ${ratio}`)
}

const SHARES = [
  ['median', 0.5],
  ['p95', 0.95],
] as const

async function turnFigures(parts: DiagnosisParts): Promise<void> {
  const { turnsMs, readerMs, signsMs, restMs, hashMs } = await measureTurns(parts)
  for (const [name, share] of SHARES) {
    const value = quantile(turnsMs, share)
    const ratio = `${(value / hashMs).toFixed(1)} x hashing 1 MB (${hashMs.toFixed(2)} ms)`
    row(`CPU of one turn, ${name}`, `${value.toFixed(1)} ms`, ratio)
    const of = (values: readonly number[]) => quantile(values, share).toFixed(1)
    row('  of it', '', `reader ${of(readerMs)}, signs ${of(signsMs)}, belief and sheet ${of(restMs)} ms`)
  }
  const longestMs = await measureLongestCase(parts)
  row(
    'CPU of the turn of the longest case, 12 x 8,000 characters',
    `${longestMs.toFixed(0)} ms`,
    `${(longestMs / quantile(turnsMs, 0.5)).toFixed(0)} x the median, ${(longestMs / hashMs).toFixed(0)} x hashing 1 MB; ` +
      `${((100 * longestMs) / TURN_BOUNDS.mostCpuMs).toFixed(0)} % of what a turn may take, to stay under two thirds`,
  )
}

async function serverFigures(): Promise<void> {
  const { secondsUntilReady, firstByteMs, emptyMs, megabytes } = await measureServer()
  row('second start until ready', `${secondsUntilReady.toFixed(2)} s`, '')
  for (const [name, share] of SHARES) {
    const value = quantile(firstByteMs, share)
    const ratio = `${(value / emptyMs).toFixed(1)} x an empty request (${emptyMs.toFixed(2)} ms)`
    row(`first byte with ${OPEN_STREAMS} open streams, ${name}`, `${value.toFixed(1)} ms`, ratio)
  }
  const memory = `memory of the server after ${SERVER_TURNS} turns`
  row(memory, `${megabytes.toFixed(0)} MB`, 'embedded database open')
}

async function throughputFigures(): Promise<void> {
  const one = await measureThroughput(1)
  const two = await measureThroughput(2)
  row('turns a second with one process that takes them', one.toFixed(0), '')
  row('turns a second with two', two.toFixed(0), `${(two / one).toFixed(2)} x with one`)
}

/** The bar: within a second of the first sentence. */
async function firstSheetFigures(): Promise<void> {
  const { medianMs, slowestMs, roundTripMs } = await measureFirstSheet()
  const ratio = `${(medianMs / roundTripMs).toFixed(1)} x a round trip and a frame (${roundTripMs.toFixed(0)} ms)`
  row(
    'the verdict painted after the first sentence, median',
    `${medianMs.toFixed(0)} ms`,
    `${ratio}; slowest ${slowestMs.toFixed(0)} ms; to stay under 1,000 ms`,
  )
}

/** JavaScript of the two pages that most visitors see first. */
function pageWeights(): void {
  for (const page of ['home', 'diagnose']) {
    const { first, atRest } = pageWeight(page)
    const all = `${kilobytes([...first, ...atRest])} with what follows at rest`
    row(
      `first load of ${page}, JavaScript, gzip`,
      kilobytes(first),
      atRest.length > 0 ? all : `${first.length} files`,
    )
  }
}

async function vinFigures(): Promise<void> {
  const { warmMs, firstMs, tableMs } = await measureVins()
  row('a VIN from the embedded table, warm, median', `${warmMs.toFixed(2)} ms`, 'to stay under 20 ms')
  row(
    'a VIN of a maker not read before',
    `${firstMs.toFixed(1)} ms`,
    `table read in ${tableMs.toFixed(0)} ms`,
  )
}

/** The bar: at most 100 MB more memory, other requests under 100 ms. */
async function uploadFigures(): Promise<void> {
  const { addedMegabytes, idleMs, medianMs, p99Ms, seconds } = await measureUploads()
  const mb = `${addedMegabytes.toFixed(0)} MB`
  row('memory that 8 uploads of 50 MB at once add', mb, `in ${seconds.toFixed(0)} s, to stay under 100 MB`)
  const meanwhile = `median ${medianMs.toFixed(1)} ms; p99 when idle ${idleMs.toFixed(0)} ms`
  row('another request meanwhile, p99', `${p99Ms.toFixed(0)} ms`, `${meanwhile}; to stay under 100 ms`)
}

/** The bar: at most twice the baseline. */
async function listeningFigures(): Promise<void> {
  const { listenMs, baselineMs } = await measureListening(await openSoundJudge())
  row(
    'CPU of hearing 10 s of sound, decoded and judged',
    `${listenMs.toFixed(0)} ms`,
    `${(listenMs / baselineMs).toFixed(2)} x meyda's MFCC alone (${baselineMs.toFixed(0)} ms), to stay under 2`,
  )
  const { p99Ms, mostMs, idleMs } = await measureWaiting()
  row(
    'others wait while 4 recordings are heard, longest',
    `${mostMs.toFixed(0)} ms`,
    `p99 ${p99Ms.toFixed(1)} ms; longest when idle ${idleMs.toFixed(0)} ms; to stay under 50 ms`,
  )
}

/** The bar: p95 under 15 ms among 10,000 articles. */
async function findingFigures(): Promise<void> {
  const { medianMs, p95Ms, embeddingMs, hashMs } = await measureFinding(
    authoredMessages.filter((text) => text.length < 160),
  )
  const middle = `median ${medianMs.toFixed(1)} ms, ${(medianMs / hashMs).toFixed(0)} x hashing 1 MB`
  row(
    'an article found among 10,000, p95',
    `${p95Ms.toFixed(1)} ms`,
    `${middle}; embedding ${embeddingMs.toFixed(1)} ms of it; to stay under 15 ms`,
  )
}

/** The bar: at most 20 ms more than the provider itself takes. */
async function narrationFigures(parts: DiagnosisParts): Promise<void> {
  const added = await measureNarration(
    parts,
    authoredMessages.map((_, index) => requestFor(index)),
  )
  row(
    'what checking adds to a provider’s first sentence, p95',
    `${quantile(added, 0.95).toFixed(1)} ms`,
    `median ${quantile(added, 0.5).toFixed(1)} ms; to stay under 20 ms`,
  )
}

/** The bars: a dashboard within 1.5 s of one core; four photos at once add at most 1 GB, and it is given back. */
async function lookingFigures(): Promise<void> {
  const { lookMs, baselineMs } = await measureLooking()
  row(
    'CPU of looking at a dashboard of 1,600 x 1,200',
    `${lookMs.toFixed(0)} ms`,
    `${(lookMs / baselineMs).toFixed(1)} x unpacking and resizing it (${baselineMs.toFixed(0)} ms), to stay under 1,500 ms`,
  )
  const { mostMb, leftMb } = measureLookingMemory()
  row(
    'memory that 4 photos at once add',
    `${mostMb.toFixed(0)} MB`,
    `${leftMb.toFixed(0)} MB left a minute later; to stay under 1,000 MB`,
  )
}

const diagnosis = await loadDiagnosisParts(root)
await turnFigures(diagnosis)
await serverFigures()
await throughputFigures()
await firstSheetFigures()
pageWeights()
await vinFigures()
await listeningFigures()
await uploadFigures()
await findingFigures()
await narrationFigures(diagnosis)
await lookingFigures()
process.exit(0)
