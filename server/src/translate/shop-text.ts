import type { Assessment, CaseFacts } from '@candi/contracts'
import type { Sign } from '@candi/domain'
import type { CaseAssessment } from '../conversation/form-assessment.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'
import { carForWorkshop } from './car-name.ts'
import { signText } from './cause-rows.ts'
import { listed, lowerFirst, upperFirst } from './sentence.ts'

const SIGNS_TOLD = 7

/** What to say at the workshop: the car and its signs, then what to confirm before anything is replaced. */
export function shopText(
  parts: DiagnosisParts,
  assessment: CaseAssessment,
  facts: CaseFacts,
  recalls: Assessment['recalls'],
): string[] {
  const { understanding, belief } = assessment
  const car = carForWorkshop(understanding.vehicle, facts.vehicle?.mileage)
  const present = belief.signs
    .filter(({ state }) => state === 'present')
    .slice(0, SIGNS_TOLD)
    .map((sign) => saidOf(assessment, sign))
  const absent = belief.signs
    .filter(({ state, source }) => state === 'absent' && source !== 'unchosen')
    .slice(0, 3)
    .map((sign) => lowerFirst(signText(sign)))
  const signs = [
    present.length > 0 ? `${upperFirst(listed(present))}.` : '',
    absent.length > 0 ? `${upperFirst(listed(absent))}.` : '',
    understanding.codes.length > 0 ? `Trouble codes: ${understanding.codes.join(', ')}.` : '',
  ]
  return [
    [car ? `${car}.` : '', ...signs].filter(Boolean).join(' '),
    recallRequest(recalls),
    `Please ${toConfirm(parts, assessment) || 'confirm the cause with a test'}, before replacing anything. Please call me with a price first. I would like to see the old parts.`,
  ].filter(Boolean)
}

/** The second cause is confirmed as well where it is likely enough to be paid for. */
const WORTH_CONFIRMING = 0.15
const worthConfirming = (ranked: CaseAssessment['ranked']) =>
  ranked.slice(0, 2).filter(({ probability }, place) => place === 0 || probability >= WORTH_CONFIRMING)

/** What the workshop is asked to measure before it replaces anything; empty where no cause has such a measurement. */
export const toConfirm = ({ advice }: DiagnosisParts, { ranked }: CaseAssessment): string =>
  [...new Set(worthConfirming(ranked).flatMap(({ cause }) => advice.get(cause.problem)?.ask ?? []))].join(
    '; and ',
  )

/** So many words carry no meaning of their own: "keeps going", "lights bright". */
const LOOSE_WORDS = 2

/**
 * A sign as it is told in the workshop. Where all that speaks for it is a loose word or two of the owner's, the owner is
 * quoted: a mechanic acts on what stands there, and "keeps going" is no earlier repair.
 */
function saidOf({ understanding: { observations } }: CaseAssessment, sign: Sign): string {
  const text = lowerFirst(signText(sign))
  if (sign.source !== 'words') return text
  const tellings = sign.told.map(({ id }) =>
    observations.find(({ finding, source }) => finding === id && source === 'words'),
  )
  const quotes = tellings.map((telling) => telling?.quote?.replaceAll(/\s+/g, ' ').trim() ?? '')
  const isLoose = quotes.every((quote) => quote !== '' && quote.split(' ').length <= LOOSE_WORDS)
  const quote = quotes[0]
  return isLoose && quote && !bears(text, quote) ? `“${quote}”` : text
}

/** Whether the sign says what the owner said: "squealing" bears "a squealing noise". */
function bears(text: string, quote: string): boolean {
  const stemOf = (word: string) => word.toLowerCase().slice(0, 4)
  const words = new Set((text.match(/[a-z]+/gi) ?? []).map(stemOf))
  return (quote.match(/[a-z]{3,}/gi) ?? []).some((word) => words.has(stemOf(word)))
}

const RECALLS_TOLD = 3

/** The recalls that a dealer should look up: those that fit the complaint, and those that forbid to drive or to park inside. */
function recallRequest(recalls: Assessment['recalls']): string {
  const named = recalls
    .filter(({ causes, parkIt, parkOutside }) => causes.length > 0 || parkIt || parkOutside)
    .slice(0, RECALLS_TOLD)
    .map(({ campaign, part }) => `${campaign} (${lowerFirst(part)})`)
  if (named.length === 0) return ''
  return `Please check by the VIN whether it is under ${named.length === 1 ? 'recall' : 'these recalls:'} ${listed(named)}.`
}
