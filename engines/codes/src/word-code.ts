import type { Urgency } from '@candi/domain'
import type { CodeWords, CommonCode } from './code-words.ts'
import type { KnownTroubleCode, TroubleCode, UnknownTroubleCode } from './trouble-code.ts'
import { nameOfComponent, purposeOfComponent, withSmallFirst } from './word-component.ts'
import { labelOfUnit, placesOfFault, remarksOnFault } from './word-place.ts'

/** A code as an owner reads it. */
export interface WordedTroubleCode {
  readonly title: string
  /** One to three sentences: what the part is for and what the computer noticed. */
  readonly meaning: string
  /** Sentences on bank and sensor numbers, on what the car does meanwhile and on what to mind. */
  readonly remarks: readonly string[]
  /** Most usual first; empty for codes that nobody has described by hand. */
  readonly commonCauses: readonly string[]
  /** A hint for the code alone, never the verdict. */
  readonly urgency?: Urgency
}

/** Words one code from its facts. Pure wording: it invents no fact that `code` and `words` do not hold. */
export function wordTroubleCode(code: TroubleCode, words: CodeWords): WordedTroubleCode {
  const common = words.commonCodes.get(code.code)
  const worded = code.known ? wordKnown(code, common, words) : wordUnknown(code, common, words)
  const note = common?.note === undefined ? [] : [common.note]
  return {
    ...worded,
    remarks: [...(code.known ? remarksOnFault(code, words) : []), ...note],
    commonCauses: (common?.causes ?? []).map((cause) => filledIn(cause, code)),
    ...(common === undefined ? {} : { urgency: common.urgency }),
  }
}

function wordKnown(
  code: KnownTroubleCode,
  common: CommonCode | undefined,
  words: CodeWords,
): { title: string; meaning: string } {
  const composed = [purposeOfComponent(code.component, words), words.modes.get(code.mode)?.means ?? '']
  return {
    title: common?.title === undefined ? composedTitle(code, words) : filledIn(common.title, code),
    meaning:
      common?.meaning === undefined
        ? composed.filter((part) => part !== '').join(' ')
        : filledIn(common.meaning, code),
  }
}

function composedTitle(code: KnownTroubleCode, words: CodeWords): string {
  const mode = words.modes.get(code.mode)
  const other = code.other === undefined ? [] : [`and ${withSmallFirst(nameOfComponent(code.other, words))}`]
  const component = nameOfComponent(code.component, words)
  const name = [component, labelOfUnit(code), ...other].filter((part) => part !== '').join(' ')
  const places = placesOfFault(code, component, words)
  if (mode?.does === undefined) return `${[name, ...places].join(', ')}: ${mode?.shows ?? 'fault'}`
  return places.length === 0 ? `${name} ${mode.does}` : `${[name, ...places].join(', ')}, ${mode.does}`
}

function wordUnknown(
  code: UnknownTroubleCode,
  common: CommonCode | undefined,
  words: CodeWords,
): { title: string; meaning: string } {
  const field = words.areas[code.area ?? ''] ?? words.systems[code.system] ?? code.system
  const template = words.unknown[code.standard] ?? { title: code.code, meaning: '' }
  return {
    title: common?.title ?? template.title.replace('{field}', field),
    meaning: common?.meaning ?? template.meaning.replace('{field}', field),
  }
}

function filledIn(template: string, code: TroubleCode): string {
  if (!code.known) return template
  const values: Readonly<Record<string, number | string | undefined>> = {
    cylinder: code.cylinder,
    bank: code.bank,
    sensor: code.sensor,
    unit: code.unit,
  }
  return template.replace(/ ?\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key]
    return value === undefined ? '' : whole.replace(`{${key}}`, String(value))
  })
}
