import type { Emergency } from '@candi/contracts'
import type { EmergencyCard } from '@candi/domain'
import { emergencyNumberOf, regionOf } from './emergency-number.ts'

type Call = Emergency['call']
type Lines = Readonly<Record<string, { readonly label: string; readonly number: string }>>

/** Lines for poisoning that answer at any hour; elsewhere the emergency number passes the call on. */
const POISON: Lines = {
  US: { label: 'Poison Help', number: '1-800-222-1222' },
  CA: { label: 'Poison centre', number: '1-844-764-7669' },
  AU: { label: 'Poisons Information', number: '13 11 26' },
  NZ: { label: 'National Poisons Centre', number: '0800 764 766' },
}
const ANIMAL_POISON: Lines = { US: { label: 'Animal Poison Control', number: '1-888-426-4435' } }
/** The clubs that come to everybody, members first. */
const ROADSIDE: Lines = {
  US: { label: 'AAA roadside help', number: '1-800-222-4357' },
  CA: { label: 'CAA roadside help', number: '1-800-222-4357' },
  GB: { label: 'AA breakdown', number: '0800 88 77 66' },
  AU: { label: 'Roadside assistance', number: '13 11 11' },
  NZ: { label: 'AA roadservice', number: '0800 500 222' },
}
/** A language without a region: most who use it stand there, and the others have the emergency number beside it. */
const USUAL_REGION: Readonly<Record<string, string>> = { en: 'US' }

const callOf = (label: string, number: string): Call => ({
  label,
  number,
  dial: number.replaceAll(/[^\d+]/g, ''),
})

function emergencyCalls(locale: string): readonly [Call, ...Call[]] {
  const said = emergencyNumberOf(locale)
  const [number = '112', elsewhere] = said.match(/\d{3}/g) ?? []
  const first = callOf('Emergency number', number)
  return elsewhere ? [first, callOf('Outside North America', elsewhere)] : [first]
}

/** Whom a card sends its reader to, by where they are: the first one large, the others below it. */
export function callsOfCard(
  { call, also }: EmergencyCard,
  locale: string,
): Pick<Emergency, 'call' | 'others'> {
  const region = regionOf(locale) ?? USUAL_REGION[locale.toLowerCase()] ?? ''
  const emergency = emergencyCalls(locale)
  const linesOf = (kind: EmergencyCard['also'][number]['call']): readonly Call[] => {
    if (kind === 'emergency') return emergency
    const line = { poison: POISON, animalPoison: ANIMAL_POISON, roadside: ROADSIDE }[kind][region]
    return line ? [callOf(line.label, line.number)] : []
  }
  const [first, ...rest] = linesOf(call)
  const further = also.flatMap(({ call: kind, when }) =>
    linesOf(kind).map((line, place) =>
      place === 0 ? { ...line, label: `${when}: ${lineName(line)}` } : line,
    ),
  )
  const others = [...rest, ...further].filter(({ dial }) => first || dial !== emergency[0].dial)
  return { call: first ?? emergency[0], others }
}

const lineName = ({ label }: Call) => (label === 'Emergency number' ? 'emergency number' : label)
