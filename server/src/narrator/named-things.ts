import { type Grounds, normalWords, readingOf } from './grounds.ts'

/** Names of car parts by which a narration is held to its grounds: "water pump", "head gasket". */
export class PartNames {
  private readonly names: readonly string[]

  constructor(names: Iterable<string>) {
    this.names = [...new Set([...names].map(normalWords))].filter((name) => name.trim().length > 2)
  }

  /** Parts named in a text; the longest name counts where one holds another. */
  in(text: string): string[] {
    const read = normalWords(text)
    const named = this.names.filter((name) => read.includes(name))
    return named
      .filter((name) => !named.some((longer) => longer !== name && longer.includes(name)))
      .map((name) => name.trim())
  }
}

const CODE = /\b[PBCU][0-3][0-9A-F]{3}\b/gi
const CAMPAIGN = /\b\d{2}[VETC]-?\d{3}(?:-?\d{3})?\b/gi
const SPEAKS_OF_RECALL = /\brecall(?:s|ed)?\b/i
/** "Ask whether there is a recall" claims none. */
const ASKS_ABOUT_RECALL = /\b(?:check|look|ask|whether|any|may|might|search|find out|if|no(?: known)?|not)\b/i
const RANKS_FIRST =
  /\b(?:most likely|most probable|likeliest|main suspect|prime suspect|leading|first guess|top of the list|almost certainly|very likely|culprit)\b/i
const CERTAIN =
  /\b(?:definitely|certainly|guarantee[ds]?|without (?:a )?doubt|no doubt|100 ?(?:%|percent)|for sure|must be (?:the|a|your))\b/i
/** Certain is what the sheet holds for at least this. */
const CERTAIN_FROM = 0.95

/** The first thing named that is not in the grounds: a part, a code, a recall; null where all are. */
export function groundlessName(sentence: string, grounds: Grounds, parts: PartNames): string | null {
  const { names, lower } = readingOf(grounds)
  const part = parts.in(sentence).find((name) => !names.includes(` ${name} `))
  if (part) return part
  const code = sentence.match(CODE)?.find((name) => !lower.includes(name.toLowerCase()))
  if (code) return code
  const recalls = grounds.assessment?.recalls ?? []
  const campaign = sentence.match(CAMPAIGN)?.find((name) => !lower.includes(name.toLowerCase()))
  if (campaign) return campaign
  const isRecallKnown =
    recalls.length > 0 ||
    [grounds.narrated, ...grounds.lookedUp].some((entry) => SPEAKS_OF_RECALL.test(entry))
  if (SPEAKS_OF_RECALL.test(sentence) && !isRecallKnown && !ASKS_ABOUT_RECALL.test(sentence)) return 'recall'
  return null
}

/** Whether a sentence puts another cause first than the sheet does, revives one that is ruled out, or is surer than it may be. */
export function misranks(sentence: string, { assessment }: Grounds, parts: PartNames): boolean {
  if (!assessment) return CERTAIN.test(sentence) && RANKS_FIRST.test(sentence)
  const named = parts.in(sentence)
  const naming = <Row extends { readonly title: string }>(rows: readonly Row[]) =>
    rows.filter(({ title }) => parts.in(title).some((name) => named.includes(name)))
  const causes = naming(assessment.causes)
  const highest = Math.max(0, ...causes.map(({ probability }) => probability))
  const first = assessment.causes[0]?.probability ?? 0
  const isAssertion = RANKS_FIRST.test(sentence) || CERTAIN.test(sentence)
  if (isAssertion && causes.length > 0 && highest < first * 0.8) return true
  if (
    isAssertion &&
    causes.length === 0 &&
    naming(assessment.ruledOut).length > 0 &&
    !/\bnot?\b|ruled out|n't/i.test(sentence)
  )
    return true
  return CERTAIN.test(sentence) && named.length > 0 && highest < CERTAIN_FROM
}
