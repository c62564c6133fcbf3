import {
  type CaseFacts,
  type ConversationRequest,
  emptyFacts,
  HEARING_LIMITS,
  LAMPS,
  LIMITS,
  PROBLEMS,
  SIGHTING_LIMITS,
} from '@candi/contracts'

const id = (place: number) => `${place}`.padEnd(64, 'a')
const finding = (place: number) => `finding_${place}`.padEnd(64, 'a')
const listOf = <Value>(length: number, value: (place: number) => Value) =>
  Array.from({ length }, (_, place) => value(place))

/** More than CANDI says in one turn: its own narration, and what a model explains after it. */
const SAID = 2_000

/** What is known beside the messages where nothing more can be. */
const fullFacts = (): CaseFacts => ({
  ...emptyFacts(),
  vehicle: { year: 2_014, make: 'm'.repeat(60), model: 'm'.repeat(60), engine: 'e'.repeat(60) },
  codes: listOf(LIMITS.codes, () => 'P0301'),
  answers: listOf(LIMITS.findings, (place) => ({
    finding: finding(place),
    state: 'present',
    source: 'answer',
    askedWith: finding(place),
  })),
  skipped: listOf(200, finding),
  recalls: listOf(LIMITS.recalls, (place) => ({
    campaign: `${place}`.padEnd(30, '0'),
    reportedOn: '2024-02-29',
    component: 'C'.repeat(500),
    summary: 's'.repeat(1_500),
    remedy: 'r'.repeat(800),
    parkIt: false,
    parkOutside: false,
  })),
  hearings: listOf(HEARING_LIMITS.recordings, (place) => ({
    id: id(place),
    name: `Recording ${place}`.padEnd(60, '.'),
    state: 'idle',
    signs: listOf(HEARING_LIMITS.signs, (sign) => ({
      finding: finding(sign),
      confidence: 0.523_456_789,
      fromSeconds: 123.456_789,
      toSeconds: 234.567_891,
    })),
  })),
  sightings: listOf(SIGHTING_LIMITS.photos, (place) => ({
    id: id(place),
    name: `Photo ${place}`.padEnd(60, '.'),
    kind: 'dashboard',
    lamps: listOf(24, (lamp) => LAMPS[lamp % LAMPS.length] ?? 'oil_pressure'),
    bulbCheck: false,
    signs: listOf(SIGHTING_LIMITS.signs, (sign) => ({
      finding: finding(sign),
      confidence: 0.523_456_789,
      words: 'w'.repeat(120),
      by: 'candi',
    })),
  })),
  secondReadings: listOf(LIMITS.secondReadings, (place) => ({
    message: id(place),
    finding: finding(place),
    state: 'present',
    quote: 'q'.repeat(200),
  })),
  modelVote: {
    message: id(0),
    by: 'b'.repeat(80),
    problems: PROBLEMS.map((problem) => ({ id: problem.id, probability: 0.021_739_130_4 })),
    mustNotDrive: 0.523_456_789,
  },
})

/** The largest turn that our page may send: every message, the owner's words in a script of three bytes a letter, and all facts. */
export const largestCase = (): ConversationRequest => ({
  messages: listOf(LIMITS.messages, (place) => ({
    id: id(place),
    role: place % 2 === 0 ? 'user' : 'assistant',
    parts: [
      {
        type: 'text',
        text: place % 2 === 0 ? '車'.repeat(LIMITS.caseCharacters / (LIMITS.messages / 2)) : 'a'.repeat(SAID),
      },
      { type: 'data-answer', data: { finding: finding(place), state: 'present', label: 'l'.repeat(120) } },
    ],
  })),
  facts: fullFacts(),
  agreedTo: 'a'.repeat(120),
})
