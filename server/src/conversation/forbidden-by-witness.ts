import { type CausalModel, type FindingId, type Need, rulesThatHold, type Witness } from '@candi/domain'

/** What nobody is asked to do to find something out while a red flag rests on what one recording or photo shows by itself. */
export const forbiddenByWitness = (
  { rules }: Pick<CausalModel, 'rules'>,
  source: Witness,
  signs: readonly { readonly finding: FindingId; readonly confidence: number }[],
): ReadonlySet<Need> =>
  new Set(
    rulesThatHold(
      { rules },
      signs.map(({ finding, confidence }) => ({ finding, confidence, source, state: 'present' })),
    ).flatMap(({ forbids }) => forbids ?? []),
  )
