import type { Urgency } from '@candi/domain'

/** The words for codes; content comes from knowledge/codes, all keys are identifiers of that vocabulary. */
export interface CodeWords {
  readonly components: ReadonlyMap<string, ComponentWords>
  /** What a part is for, by the last word of its identifier. */
  readonly endings: ReadonlyMap<string, string>
  readonly modes: ReadonlyMap<string, ModeWords>
  readonly commonCodes: ReadonlyMap<string, CommonCode>
  readonly positions: Readonly<Record<string, string>>
  readonly conditions: Readonly<Record<string, string>>
  readonly effects: Readonly<Record<string, string>>
  readonly aspects: Readonly<Record<string, string>>
  /** Quantities worth naming when the mode only says "too high". */
  readonly quantities: Readonly<Record<string, string>>
  readonly banks: Readonly<Record<string, string>>
  readonly exhaustSensors: Readonly<Record<string, string>>
  readonly bases: Readonly<Record<string, string>>
  /** How single words of identifiers are written: egr -> EGR, module -> computer. */
  readonly spellings: Readonly<Record<string, string>>
  readonly systems: Readonly<Record<string, string>>
  readonly areas: Readonly<Record<string, string>>
  /** Title and meaning by standard for codes without facts; {field} stands for the area or system. */
  readonly unknown: Readonly<Record<string, { readonly title: string; readonly meaning: string }>>
}

export interface ComponentWords {
  readonly name: string
  readonly what: string
}

/** Exactly one of `does` ("stays open") and `shows` ("signal too low") is there. */
export interface ModeWords {
  readonly does?: string
  readonly shows?: string
  readonly means: string
}

/** What usually lies behind a code owners meet often; title and meaning only where they beat the composed ones. */
export interface CommonCode {
  readonly title?: string
  readonly meaning?: string
  readonly causes: readonly string[]
  readonly urgency: Urgency
  readonly note?: string
}
