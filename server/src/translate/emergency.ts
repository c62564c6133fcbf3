import type { Emergency } from '@candi/contracts'
import { EMERGENCY_KINDS, type EmergencyKind, type UrgencyRule } from '@candi/domain'
import { callsOfCard } from '../conversation/emergency-calls.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { towText } from './tow-text.ts'

type Parts = Pick<DiagnosisParts, 'emergencies'>

/** The gravest card of the rules that hold, or none. */
export function emergencyOf(
  parts: Parts,
  rules: readonly UrgencyRule[],
  locale: string,
  carName: string,
): Emergency | undefined {
  const kind = EMERGENCY_KINDS.find((kind) => rules.some(({ card }) => card === kind))
  return kind && emergencyOfKind(parts, kind, locale, carName)
}

/** From here on the car must stand, and threatens nobody who leaves it alone. */
const CAR_ALONE = EMERGENCY_KINDS.indexOf('brakes')

/**
 * The card of rules, or the one that words of somebody hurt chose. Where to stand goes before a call as long as the car threatens
 * them; unless the words name what threatens, and the card of the rules calls no help for people.
 */
export function firstOf(
  { emergencies }: Parts,
  ofRules: Emergency | undefined,
  ofWords: Emergency | null,
): Emergency | undefined {
  if (!ofRules || !ofWords) return ofRules ?? ofWords ?? undefined
  const { kind } = ofRules
  if (EMERGENCY_KINDS.indexOf(kind) >= CAR_ALONE) return ofWords
  return emergencies[kind].call === 'roadside' && ofWords.kind !== 'injury' ? ofWords : ofRules
}

export function emergencyOfKind(
  { emergencies }: Parts,
  kind: EmergencyKind,
  locale: string,
  carName: string,
): Emergency {
  const card = emergencies[kind]
  return {
    kind,
    title: card.title,
    ...callsOfCard(card, locale),
    stand: card.stand,
    dontTouch: [...card.dontTouch],
    towText: towText(carName, card.tow),
  }
}
