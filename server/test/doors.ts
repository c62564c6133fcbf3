import type { CaseFacts } from '@candi/contracts'
import type { FindingId } from '@candi/domain'
import type { SignReader } from '@candi/engines/text'
import type { KnowledgeBundle } from '@candi/knowledge'

/** One way in which a witness tells of findings. */
export interface Door {
  /** How surely at most it tells of a finding; 0 where it never does. */
  readonly confidenceOf: (finding: FindingId) => number
  readonly facts: (findings: readonly FindingId[]) => Partial<CaseFacts>
}

/** A lamp, message or noise is told by no witness more surely than this. */
const MOST_SURE = 0.95
/** What pixels propose decides nothing alone. */
const MOST_PROPOSED = 0.7

type Row = { readonly finding: FindingId; readonly share: number }

/** A share of what is surely seen or heard, the surest of several. */
function surest(rows: Iterable<Row>, most = MOST_SURE): Map<FindingId, number> {
  const found = new Map<FindingId, number>()
  for (const { finding, share } of rows)
    found.set(finding, Math.max(found.get(finding) ?? 0, Math.min(share, most)))
  return found
}

/** Lamps, what a display says, what pixels propose, and what is heard, each a door of its own. */
export function doorsOfWitnesses({ seen, heard }: KnowledgeBundle): Record<string, Door> {
  const { together, messages, proposals, gauges } = seen.signs
  const lamps = seen.lamps.flatMap(({ meanings }) => meanings.flatMap(({ speaksFor }) => speaksFor ?? []))
  const heardRows = [...heard.kinds, ...heard.moves, ...heard.classes].flatMap(({ speaksFor }) => speaksFor)
  return {
    'a lamp': seenDoor(surest([...lamps, ...together])),
    'a display': seenDoor(surest(messages)),
    'a look': seenDoor(surest([...proposals, ...gauges], MOST_PROPOSED)),
    'a recording': heardDoor(surest(heardRows)),
  }
}

const seenDoor = (shares: ReadonlyMap<FindingId, number>): Door => ({
  confidenceOf: (finding) => shares.get(finding) ?? 0,
  facts: (findings) => ({
    sightings: [
      {
        id: '1',
        name: 'Photo 1',
        kind: 'dashboard',
        lamps: [],
        bulbCheck: false,
        signs: findings.map((finding) => ({
          finding,
          confidence: shares.get(finding) ?? 0,
          words: '',
          by: 'candi',
        })),
      },
    ],
  }),
})

const heardDoor = (shares: ReadonlyMap<FindingId, number>): Door => ({
  confidenceOf: (finding) => shares.get(finding) ?? 0,
  facts: (findings) => ({
    hearings: [
      {
        id: '1',
        name: 'Recording 1',
        state: 'idle',
        signs: findings.map((finding) => ({
          finding,
          confidence: shares.get(finding) ?? 0,
          fromSeconds: 0,
          toSeconds: 3,
        })),
      },
    ],
  }),
})

/** The codes that each by itself tell of a finding, as far as they stand there one by one. */
export const codesTelling = ({ codes }: KnowledgeBundle, finding: FindingId): string[] =>
  codes.findings
    .filter((rule) => rule.finding === finding && (rule.atLeast ?? 1) === 1)
    .flatMap((rule) => rule.codes)
    .filter((code) => /^[PBCU][0-9A-F]{4}$/.test(code))

const ENDINGS = ['', 's', 'ed', 'ing', 'e', 'y', 'es']

/** Words made of a phrase of the finding that tell it: the first choice at each place, a stem with the first ending that is read. */
export function wordsTelling(
  signs: Pick<SignReader, 'read'>,
  { knowledge }: KnowledgeBundle,
  finding: FindingId,
): string {
  const phrases = knowledge.findings.find(({ id }) => id === finding)?.phrases ?? []
  const told = phrases
    .flatMap((phrase) => ENDINGS.map((ending) => spoken(phrase).replaceAll('*', ending)))
    .find((text) =>
      signs
        .read(text)
        .some(({ observation }) => observation.finding === finding && observation.state === 'present'),
    )
  if (told === undefined) throw new Error(`no phrase of ${finding} tells it`)
  return told
}

const spoken = (phrase: string) =>
  phrase
    .split(/[~\s]+/)
    .filter((slot) => slot !== '' && !slot.startsWith('!'))
    .map((slot) => slot.split('|')[0] ?? '')
    .join(' ')
