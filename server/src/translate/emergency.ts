import type { Emergency } from '@candi/contracts'
import type { EmergencyKind, UrgencyRule } from '@candi/domain'
import { callsOfCard } from '../conversation/emergency-calls.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { upperFirst } from './sentence.ts'

/** More than one may hold: what threatens people comes before what threatens the car. */
const GRAVEST_FIRST: readonly EmergencyKind[] = [
  'injury',
  'poison',
  'lane',
  'fire',
  'electric',
  'exhaust',
  'fuel',
  'fuel_leak',
  'smoke',
]

type Parts = Pick<DiagnosisParts, 'emergencies'>

/** The card of the rules that hold, or none. */
export function emergencyOf(
  parts: Parts,
  rules: readonly UrgencyRule[],
  locale: string,
  carName: string,
): Emergency | undefined {
  const kind = GRAVEST_FIRST.find((kind) => rules.some(({ card }) => card === kind))
  return kind && emergencyOfKind(parts, kind, locale, carName)
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

/** Ready to send but for the gaps. */
const towText = (carName: string, what: string) =>
  `${upperFirst(carName.replace(/^your /, 'my '))} has to be towed, please with a flatbed. ${what}. It stands at ____ (road, direction, nearest exit or house number). There are ____ of us. Call me at ____.`
