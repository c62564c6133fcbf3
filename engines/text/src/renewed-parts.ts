/** A part by the names that owners give it, in lower case. */
export interface NamedPart {
  readonly part: string
  readonly words: readonly string[]
}

/** Work that was done: "replaced the fuel pump", "put in coil, plugs, wires". */
const DONE =
  /\b(?:replaced|changed|swapped(?: out)?|renewed|installed|fitted|rebuilt|put in|put on|threw in|(?:i|we|he|they|shop|dealer|mechanic|dad|husband|just|already)\W+did(?=\W+(?:the|my|all|both|new)\b))\b/gi
/** "New plugs and coils", "the battery is brand new". */
const NEW = /\b(?:brand[ -]?new|new(?:ish)?|rebuilt|remanufactured|reman)\b/gi
/** Work that is wanted, asked about, or was not done. */
const NOT_DONE =
  /\b(?:need(?:s|ed|ing)?|want(?:s|ed)?|should|must|ha(?:ve|s) to|going to|gonna|will|would|could|may|might|can|to (?:be|get|have|buy)|never|not|without|if|quot(?:e|ed|es)|price|cost(?:s)?|how much|recommend(?:s|ed)?|suggest(?:s|ed)?|due|when was|buy(?:ing)?|order(?:ed|ing)?|afford|worth|instead of|isn|hasn|haven|wasn|weren|don|didn|won|like)\b|n['’]t\b/i
/** Where another thought begins. */
const BREAK = /[.!?;:\n]|\b(?:but|because|cause|then|so|still|which|while|when|now|it|its|if)\b/i
/** "Glow plugs", "remote starter", "fuel pump relay": another part than the one whose name stands in it. */
const NOT_BEHIND = String.raw`(?<!\b(?:glow|drain|freeze|remote|clutch|turbo) )`
const NOT_BEFORE = String.raw`(?! (?:relay|fuse|hose|line|switch|harness|connector|bracket|housing|cover|light|lamp|warning|tensioner|cable|wire|wiring|seal|gasket)s?\b)`
/** Names and words of a list between the work and the part: "new coil, plugs and the wires". */
const MOST_BETWEEN = 60
/** Characters before the work in which it is looked for whether it was done. */
const SCOPE = 26

/** Reads which parts were renewed: what was wanted or only asked about is not counted. */
export class RenewedPartReader {
  readonly #partOf: ReadonlyMap<string, string>
  readonly #names: RegExp | null

  constructor(parts: readonly NamedPart[]) {
    this.#partOf = new Map(parts.flatMap(({ part, words }) => words.map((word) => [word, part] as const)))
    const names = [...this.#partOf.keys()].sort((left, right) => right.length - left.length)
    this.#names =
      names.length > 0
        ? new RegExp(String.raw`${NOT_BEHIND}\b(?:${names.map(opened).join('|')})\b${NOT_BEFORE}`, 'gi')
        : null
  }

  read(text: string): ReadonlySet<string> {
    const renewed = new Set<string>()
    if (!this.#names || !(DONE_ANYWHERE.test(text) || NEW_ANYWHERE.test(text))) return renewed
    for (const sentence of text.toLowerCase().split(/[.!?;\n]+/)) {
      const works = [...sentence.matchAll(DONE), ...sentence.matchAll(NEW)].map((match) => ({
        from: match.index,
        to: match.index + match[0].length,
        isSaidOf:
          SAID_OF.test(sentence.slice(0, match.index)) || sentence[match.index + match[0].length] === ',',
        isAdvised: ADVISED.test(sentence.slice(0, match.index)),
      }))
      if (works.length === 0) continue
      for (const named of sentence.matchAll(this.#names)) {
        const part = this.#partOf.get(named[0].replace(/\s+/g, ' '))
        const at = { from: named.index, to: named.index + named[0].length }
        if (part !== undefined && works.some((work) => isDoneOn(sentence, work, at))) renewed.add(part)
      }
    }
    return renewed
  }
}

/** "He says new turbo, $2,500". */
const ADVISED = /\b(?:says?|said|saying)\W+(?:an? |the |it['’]?s )?$/
/** "The noise is new, the battery old", "rack new, fluid fresh": new is what stands before, not what follows. */
const SAID_OF = /\b(?:is|are|was|were|feels?|sounds?)\W+(?:\w+\W+)?$/

interface Place {
  readonly from: number
  readonly to: number
}
interface Work extends Place {
  readonly isSaidOf: boolean
  readonly isAdvised: boolean
}

function isDoneOn(sentence: string, work: Work, part: Place): boolean {
  if (work.isAdvised || (work.isSaidOf && work.to <= part.from)) return false
  const between =
    work.to <= part.from
      ? sentence.slice(work.to, part.from)
      : part.to <= work.from
        ? sentence.slice(part.to, work.from)
        : ''
  if (between.length > MOST_BETWEEN || BREAK.test(between)) return false
  // "The battery and it was replaced" is rarer than "the noise is new, the battery old": behind the part it stands close.
  if (
    part.to <= work.from &&
    !/^\W*(?:(?:is|are|was|were|been|has|have|had|just|all|both|also|recently|got|brand|only|[\d]+ \w+ (?:ago|old)|a|an|the|and|i|we|they|he)\W+){0,4}$/.test(
      between,
    )
  )
    return false
  const before = sentence.slice(
    Math.max(0, Math.min(work.from, part.from) - SCOPE),
    Math.max(work.from, part.from),
  )
  return !NOT_DONE.test(before)
}

const DONE_ANYWHERE = new RegExp(DONE.source, 'i')
const NEW_ANYWHERE = new RegExp(NEW.source, 'i')
const opened = (name: string) =>
  name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`[\s-]{1,3}`)
