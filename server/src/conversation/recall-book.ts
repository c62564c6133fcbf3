import type { CaseRecall } from '@candi/contracts'
import type { CauseId, ProblemId, RecallKnowledge, RecallReach } from '@candi/domain'

/** A recall of the case with what it bears on. */
export interface KnownRecall extends RecallReach {
  readonly told: CaseRecall
  readonly parkOutside: boolean
  /** What it is about, as owners say it. */
  readonly part: string
}

/** What the conversation needs to know of recalls. */
export interface RecallBook {
  /** One for each campaign, in the order given; a campaign that is told twice has all its components. */
  known(recalls: readonly CaseRecall[]): KnownRecall[]
}

const UNKNOWN_PART = 'Another part'

export function recallBook({ components, words }: RecallKnowledge): RecallBook {
  const byLength = [...components].sort((left, right) => right.component.length - left.component.length)
  const compiled = words.map((row) => ({ ...row, patterns: row.say.map(compile) }))

  function reachOf(recall: CaseRecall) {
    const component = recall.component.toUpperCase()
    const row = byLength.find((candidate) => component.startsWith(candidate.component))
    const summary = recall.summary.toLowerCase()
    const said = compiled.filter(
      (rule) =>
        rule.in.some((prefix) => component.startsWith(prefix)) &&
        rule.patterns.some((parts) => parts.every((part) => part.test(summary))),
    )
    return {
      part: row?.part ?? UNKNOWN_PART,
      problems: row?.problems ?? [],
      causes: [...(row?.causes ?? []), ...said.flatMap(({ causes }) => causes)],
    }
  }

  return {
    known(recalls) {
      const campaigns = new Map<string, KnownRecall>()
      for (const told of recalls) {
        const { part, problems, causes } = reachOf(told)
        const before = campaigns.get(told.campaign)
        campaigns.set(told.campaign, {
          told: before?.told ?? told,
          part: before?.part ?? part,
          campaign: told.campaign,
          parkIt: told.parkIt || (before?.parkIt ?? false),
          parkOutside: told.parkOutside || (before?.parkOutside ?? false),
          causes: new Set<CauseId>([...(before?.causes ?? []), ...causes]),
          problems: new Set<ProblemId>([...(before?.problems ?? []), ...problems]),
        })
      }
      return [...campaigns.values()]
    },
  }
}

const escaped = (text: string) => text.replaceAll(/[.+?^${}()[\]\\]/g, '\\$&')

/** "fuel pump*|line ~ leak*": words in order with up to two others between; ~ stands between words in any order. */
function compile(say: string): RegExp[] {
  return say
    .toLowerCase()
    .split('~')
    .map((part) => {
      const slots = part
        .trim()
        .split(/[\s-]+/)
        .map((slot) => `(?:${slot.split('|').map(escaped).join('|').replaceAll('*', '[a-z]{0,20}')})`)
      return new RegExp(
        `\\b${slots.join('(?:[^a-z0-9.]{1,6}[a-z0-9]{1,30}){0,2}?[^a-z0-9.]{1,6}')}(?![a-z0-9])`,
      )
    })
}
