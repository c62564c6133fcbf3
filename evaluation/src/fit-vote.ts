import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { voteSchema } from '@candi/contracts'
import type { PoolingWeights, UrgencyThresholds } from '@candi/domain'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { voteOfCase } from '@candi/server/conversation/vote-of-case'
import { productRoot } from '@candi/server/outside/product-root'
import { z } from 'zod'
import { decideBy, type ReadCase, scoreCase } from './diagnose-cases.ts'
import { logLoss } from './fit-calibration.ts'
import { readLabelledPosts, readPostsUnread } from './owner-posts.ts'
import { readRealCases } from './read-messages.ts'
import { readReal } from './read-school.ts'
import type { ScoredCase } from './scored-case.ts'
import { shareWithin, triage } from './scores.ts'
import { percent, table } from './table.ts'
import { withDevelopmentFolder } from './with-development-folder.ts'

/**
 * `npm run eval:votes`: what the vote of a language model is worth, and the weights that it ships with. In the place of a model a careful reader
 * voted on posts of the fold that our readers have not seen and on confirmed cases, from their words alone. Each half is scored with weights
 * fitted on the other half.
 */
const lineSchema = voteSchema.extend({ id: z.string() })

/**
 * Shares of the reader's weight that are tried. Left free the exponent climbs past 3, where the vote decides and all else is silent; but whoever
 * voted here is better than many a model that an operator sets up. At no more than the reader's weight the first problem is right as often as
 * without a vote even where half of the votes are another case's.
 */
const SHARES = [0, 0.2, 0.4, 0.6, 0.8, 1]

interface Weights {
  readonly pooling: PoolingWeights
  readonly thresholds: UrgencyThresholds
}

async function readVoted(folder: string, parts: DiagnosisParts): Promise<ReadCase[]> {
  const votes = new Map(
    readFileSync(join(productRoot, 'evaluation', 'model-votes.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => lineSchema.parse(JSON.parse(line)))
      .map((vote) => [vote.id, vote]),
  )
  const manifest = JSON.parse(readFileSync(join(productRoot, 'engines/text/weights/manifest.json'), 'utf8'))
  const posts = readLabelledPosts(productRoot, folder).filter(({ target }) => votes.has(target.id))
  const cases = parts.reader ? await readReal(parts, readRealCases(folder), parts.reader) : []
  return [...(await readPostsUnread(productRoot, parts, posts, manifest)), ...cases].flatMap((read) => {
    const { id } = read.target
    const vote = votes.get(id)
    return vote
      ? [{ ...read, vote: voteOfCase(parts.model, [{ id }], { ...vote, message: id, by: '' }) }]
      : []
  })
}

const leastOf = (steps: readonly number[], lossAt: (step: number) => number): number =>
  steps
    .map((step) => ({ step, loss: lossAt(step) }))
    .reduce((best, one) => (one.loss < best.loss ? one : best)).step
const upTo = (reader: number) => SHARES.map((share) => share * reader)

/** The exponent at which the leading problem surprises least, and then the weight at which the danger does. */
function fit(cases: readonly ReadCase[], { pooling, thresholds }: Weights): Weights {
  const weighted = cases.map((read) => ({ read, weight: 1 }))
  const exponent = leastOf(upTo(pooling.reader), (model) => logLoss(weighted, { ...pooling, model }))
  const fitted = { ...pooling, model: exponent }
  const weight = leastOf(upTo(thresholds.reader), (model) =>
    dangerLoss(cases, fitted, { ...thresholds, model }),
  )
  return { pooling: fitted, thresholds: { ...thresholds, model: weight } }
}

/** Surprise at whether the car must not be driven, where the vote may speak both ways: that it only raises is no matter of its weight. */
function dangerLoss(
  cases: readonly ReadCase[],
  pooling: PoolingWeights,
  thresholds: UrgencyThresholds,
): number {
  return cases.reduce((loss, read) => {
    const { danger } = decideBy(read, read.vote ?? null, pooling, thresholds).decision
    return loss - Math.log(read.target.stopDriving === true ? danger : 1 - danger)
  }, 0)
}

function figures(name: string, scored: readonly ScoredCase[]): string[] {
  const { sensitivity, falseAlarms, dangerous, harmless } = triage(scored)
  return [
    name,
    String(scored.length),
    percent(shareWithin(scored, 1)),
    percent(shareWithin(scored, 3)),
    `${percent(sensitivity)} of ${dangerous}`,
    `${percent(falseAlarms)} of ${harmless}`,
  ]
}

async function main(folder: string, parts: DiagnosisParts): Promise<void> {
  const shipped: Weights = parts
  const read = (await readVoted(folder, parts)).toSorted((one, other) =>
    one.target.id < other.target.id ? -1 : 1,
  )
  const halfOf = (cases: readonly ReadCase[], rest: number) => cases.filter((_, place) => place % 2 === rest)
  const fitted = [fit(halfOf(read, 1), shipped), fit(halfOf(read, 0), shipped)]
  const score = (cases: readonly ReadCase[]) =>
    fitted.flatMap(({ pooling, thresholds }, rest) =>
      halfOf(cases, rest).map((one) => scoreCase(one, pooling, thresholds)),
    )
  const without = score(read.map((one) => ({ ...one, vote: null })))
  const voted = score(read)
  const mixed = score(
    read.map((one, place) => ({
      ...one,
      vote: read[place % 4 < 2 ? place : read.length - place]?.vote ?? null,
    })),
  )
  const isCase = ({ id }: ScoredCase) => id.startsWith('b')
  const kinds: readonly (readonly [string, (scored: ScoredCase) => boolean])[] = [
    ['posts', (scored) => !isCase(scored)],
    ['confirmed cases', isCase],
    ['all', () => true],
  ]
  const voteAlone = read.map(
    ({ vote, target }): ScoredCase => ({
      ...target,
      problems: [...(vote?.problems ?? [])].map(([id, probability]) => ({ id, probability })),
      urgency: (vote?.danger ?? 0) >= 0.5 ? 'limp' : 'watch',
    }),
  )
  console.log(
    table(
      ['', 'cases', 'first', 'in three', 'told', 'false alarms'],
      kinds.flatMap(([name, isOf]) => [
        figures(`${name}, without the vote`, without.filter(isOf)),
        figures(`${name}, with it`, voted.filter(isOf)),
        figures(`${name}, half of the votes another case's`, mixed.filter(isOf)),
        figures(`${name}, the vote alone`, voteAlone.filter(isOf)),
      ]),
    ),
  )
  const weightsOf = ({ pooling, thresholds }: Weights) =>
    `${pooling.model.toFixed(2)} for the problem, ${thresholds.model.toFixed(2)} for the danger`
  console.log(`fitted without the first half: ${fitted.map(weightsOf).join('; without the second: ')}`)
  console.log(`fitted on all: ${weightsOf(fit(read, shipped))}`)
  console.log(`as shipped: ${weightsOf(shipped)}`)
}

await withDevelopmentFolder(main)
