import type { OtherLanguage } from '@candi/domain'
import type { ReadSign } from './judge-findings.ts'
import { compilePhrase } from './phrase.ts'
import { SignReader } from './sign-reader.ts'

/** A message that is not English, and the dangers that it tells. */
export interface ForeignMessage {
  readonly language: string
  /** What is said to it, in its own language. */
  readonly reply: string
  readonly signs: readonly ReadSign[]
}

interface ReadLanguage {
  readonly of: OtherLanguage
  readonly common: ReadonlySet<string>
  readonly script: RegExp | null
  readonly signs: SignReader
}

/** Small words of English alone. */
const ENGLISH = new Set(
  'the and or but is are were be been it its my we our he she they you your this that these those of on at for from with without by if not does did have had can will would when what why how which who there then than just up out off over under all any some more most very too also only new old one two car truck engine light gas'.split(
    ' ',
  ),
)
/** Words of several languages, English among them: they speak for none. */
const SHARED = new Set(
  'a an am as auto bar come die do due hat has i im in man me motor no pedal per plus sale so son to war was'.split(
    ' ',
  ),
)
/** So many of its small words, and so large a share of all, give a language away. */
const LEAST_WORDS = 2
const LEAST_SHARE = 0.25
/** Letters of a script that are no mere name or quotation. */
const LEAST_LETTERS = 2

/** Compared without accents; each Chinese letter is a word. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, ' ')
    .toLowerCase()
const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []

/** Knows in which of a few languages something is written, and hears the gravest dangers in them. */
export class LanguageReader {
  readonly #languages: readonly ReadLanguage[]

  constructor(languages: readonly OtherLanguage[]) {
    this.#languages = languages.map((of) => ({
      of,
      common: new Set(
        of.common.map(plain).filter((word) => word.length > 1 && !ENGLISH.has(word) && !SHARED.has(word)),
      ),
      script: of.script === undefined ? null : new RegExp(of.script, 'gu'),
      signs: new SignReader(
        Object.entries(of.dangers).flatMap(([finding, phrases]) =>
          phrases.map((phrase) => compilePhrase(finding, plain(phrase))),
        ),
        null,
      ),
    }))
  }

  /** Null for English, and for what is in no language that we know. */
  read(text: string): ForeignMessage | null {
    const written = plain(text)
    const words = wordsOf(written)
    const english = words.filter((word) => ENGLISH.has(word)).length
    const byScript = this.#languages.find(
      ({ script }) => script && (text.match(script)?.length ?? 0) >= LEAST_LETTERS,
    )
    if (byScript) return this.#told(byScript, text, written)
    const hits = this.#languages.map(({ common }) => words.filter((word) => common.has(word)).length)
    const most = Math.max(...hits)
    if (most === 0 || most < english * 2) return null
    // Where two languages share the words, the one in which something is said is meant.
    const [best] = this.#languages
      .filter((_, place) => hits[place] === most)
      .map((language) => this.#told(language, text, written))
      .sort((left, right) => right.signs.length - left.signs.length)
    if (!best) return null
    const isClear = most >= LEAST_WORDS && most >= words.length * LEAST_SHARE
    // "Frenos no funcionan": one word of the language, and a danger in it.
    return isClear || (english <= 1 && best.signs.length > 0) ? best : null
  }

  #told({ of, signs }: ReadLanguage, text: string, written: string): ForeignMessage {
    // Places in the plain text are none of the owner's: the whole message is what was said.
    const found = signs.read(written).map(
      ({ observation }): ReadSign => ({
        observation: { ...observation, quote: text.slice(0, QUOTED) },
        start: 0,
        end: text.length,
      }),
    )
    const told = found.filter(({ observation }) => observation.state === 'present')
    return {
      language: of.language,
      reply: told.length > 0 ? `**${of.stop}**\n\n${of.sorry}` : of.sorry,
      signs: told,
    }
  }
}
const QUOTED = 120
