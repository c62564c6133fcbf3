export type ComplaintLines = {
  what: string[]
  when: string[]
  where: string[]
  howOften: string[]
  trend: string[]
}

/** Words by which a clause belongs to a line; one clause may belong to several. */
const KINDS: readonly (readonly [Exclude<keyof ComplaintLines, 'what'>, RegExp])[] = [
  [
    'trend',
    /\b(wors(e|ening)|better|louder|more and more|since|ago|started|began|used to|getting|last (week|month|night)|yesterday|weeks?|months?|suddenly)\b/i,
  ],
  [
    'howOften',
    /\b(always|every( time)?|sometimes|often|once|twice|constant(ly)?|now and then|intermittent(ly)?|rarely|each time|all the time|occasionally)\b/i,
  ],
  [
    'when',
    /\b(when(ever)?|while|after|during|before|until|cold|warm|hot|start(ing|up)?|idle|idling|braking|turning|accelerat\w*|at \d+ ?(mph|km\/?h)|speed|highway|freeway|uphill|rain|morning)\b/i,
  ],
  [
    'where',
    /\b(front|rear|back|left|right|under(neath)?|behind|hood|wheels?|inside|cabin|dash(board)?|engine bay|driver|passenger|exhaust)\b/i,
  ],
]

/** What the owner asked us is no complaint. */
const QUESTION = /\?$|^(is it|can i|could i|should i|do i|what|why|how|could it)\b/i

/** As many whole clauses as one line of the page holds; a single longer one ends in an ellipsis. */
export function fittingClauses(clauses: readonly string[], room: number): string[] {
  const fitting: string[] = []
  let left = room
  for (const clause of clauses) {
    left -= clause.length
    if (left < 0) break
    fitting.push(clause)
  }
  const first = clauses[0]
  return fitting.length || !first ? fitting : [`${first.slice(0, room - 1).trimEnd()}…`]
}

/**
 * The owner's own clauses sorted for a service writer. A clause stands where its words place it; the
 * first one always stands under WHAT too. Nothing is reworded.
 */
export function complaintLines(messages: readonly string[]): ComplaintLines {
  const lines: ComplaintLines = { what: [], when: [], where: [], howOften: [], trend: [] }
  const clauses = messages
    .flatMap((message) => message.split(/(?<=[.!?;,\n])\s+|\n+/))
    .map((clause) => clause.replace(/[.,;\s]{1,60}$/, '').trim())
    .filter((clause) => clause.length > 2 && !QUESTION.test(clause))
  const seen = new Set<string>()
  const fresh = clauses.filter((clause) => {
    const key = clause.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
  fresh.forEach((clause, index) => {
    const kinds = KINDS.filter(([, pattern]) => pattern.test(clause)).map(([kind]) => kind)
    if (index === 0 || kinds.length === 0) lines.what.push(clause)
    for (const kind of kinds) lines[kind].push(clause)
  })
  return lines
}
