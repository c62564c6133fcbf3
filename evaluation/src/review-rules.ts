import { isGrave, type Observation, rulesThatHold, type UrgencyRule } from '@candi/domain'
import { carOfCase } from '@candi/server/conversation/car-of-case'
import { factsOf } from '@candi/server/conversation/case-line'
import type { DiagnosisParts } from '@candi/server/conversation/ports'
import { loadPartsWithoutReader } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { type OwnerPost, readLabelledPosts } from './owner-posts.ts'
import { developmentFolder } from './read-messages.ts'
import { percent, table } from './table.ts'
import { wilsonInterval } from './wilson-interval.ts'

/**
 * `tsx evaluation/src/review-rules.ts [RULE...]`: what each rule of urgency says of labelled posts of real owners, by findings
 * alone and without belief or reader. With names of rules, the posts on which each was right and wrong, as ids.
 */
interface Heard {
  readonly post: OwnerPost
  readonly rules: readonly UrgencyRule[]
}

function hear(parts: DiagnosisParts, post: OwnerPost): Heard {
  const { text } = post.line
  const { vehicle } = factsOf(post.line)
  const signs: readonly Observation[] = parts.signs.read(text).map(({ observation }) => observation)
  const coded = parts.codes.findingsOf(parts.codes.codesIn(text))
  const { fuel } = carOfCase(parts, vehicle, [text])
  return {
    post,
    rules: rulesThatHold(parts.model, [...signs, ...coded], fuel).filter(({ urgency }) => isGrave(urgency)),
  }
}

function main(): void {
  const folder = developmentFolder(productRoot)
  if (!folder) throw new Error('The folder with posts of owners is not here.')
  const parts = loadPartsWithoutReader(productRoot)
  const heard = readLabelledPosts(productRoot, folder).map((post) => hear(parts, post))
  const named = process.argv.slice(2)
  if (named.length > 0) for (const id of named) console.log(idsOf(id, heard))
  else console.log(`${rowsOf(parts.model.rules, heard)}\n\n${inAll(heard)}`)
}

const holds = (id: string, { rules }: Heard) => rules.some((rule) => rule.id === id)

function rowsOf(rules: readonly UrgencyRule[], heard: readonly Heard[]): string {
  const rows = rules
    .map(({ id, urgency }) => {
      const held = heard.filter((one) => holds(id, one))
      const alone = held.filter(({ rules }) => rules.length === 1)
      const right = (of: readonly Heard[]) => of.filter(({ post }) => post.target.stopDriving).length
      return {
        cells: [
          id,
          urgency,
          right(held),
          held.length - right(held),
          right(alone),
          alone.length - right(alone),
        ],
        wrong: alone.length - right(alone),
      }
    })
    .sort((left, right) => right.wrong - left.wrong)
    .map(({ cells }) => cells.map(String))
  return table(['rule', 'level', 'right', 'wrong', 'right alone', 'wrong alone'], rows)
}

function inAll(heard: readonly Heard[]): string {
  const line = (name: string, of: readonly Heard[]) => {
    const hits = of.filter(({ rules }) => rules.length > 0).length
    const [low, high] = wilsonInterval(hits, of.length)
    return `${name}: ${hits} of ${of.length}, ${percent(hits / of.length)} (${percent(low)} to ${percent(high)})`
  }
  return [
    line(
      'must not be driven, told by a rule',
      heard.filter(({ post }) => post.target.stopDriving),
    ),
    line(
      'may be driven, kept from it by a rule',
      heard.filter(({ post }) => !post.target.stopDriving),
    ),
  ].join('\n')
}

function idsOf(id: string, heard: readonly Heard[]): string {
  const held = heard.filter((one) => holds(id, one))
  const ids = (stop: boolean) =>
    held
      .filter(({ post }) => post.target.stopDriving === stop)
      .map((one) => `${one.post.target.id}${one.rules.length === 1 ? '' : '+'}`)
      .join(' ')
  return `${id}\n  right: ${ids(true)}\n  wrong: ${ids(false)}`
}

main()
