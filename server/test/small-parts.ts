import {
  compilePhrase,
  type Intent,
  RenewedPartReader,
  SignReader,
  type TextOpinion,
  VehicleReader,
} from '@candi/engines/text'
import { readEmergencyCards } from '@candi/knowledge'
import { smallGarage } from '../../domain/test/small-garage.ts'
import type { DiagnosisParts, OpinionReader } from '../src/conversation/ports.ts'
import { recallBook } from '../src/conversation/recall-book.ts'
import { seenBook } from '../src/conversation/seen-book.ts'
import { loadActs } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'
import { smallSeen } from './small-seen.ts'

/** A recorded reader: says for a text what the test wrote down, and else that it is a complaint about anything. */
export function recordedReader(
  recorded: Readonly<Record<string, Partial<{ brakes: number; danger: number; intent: Intent }>>>,
): OpinionReader {
  return {
    async opinionOf(text): Promise<TextOpinion> {
      const said = Object.entries(recorded).find(([piece]) => text.includes(piece))?.[1] ?? {}
      const brakes = said.brakes ?? 0.5
      return {
        problems: new Map([
          ['brakes', brakes],
          ['exhaust', 1 - brakes],
        ]),
        danger: said.danger ?? 0.5,
        intents: new Map([[said.intent ?? 'complaint', 1]]),
      }
    },
  }
}

const acts = loadActs(productRoot)

const PHRASES: readonly (readonly [string, string])[] = [
  ['squeal', 'squeal*'],
  ['grind', 'grind*'],
  ['pulls', 'pull* ~ left|right|side'],
  ['loud', 'loud* ~ exhaust'],
  ['soft_pedal', 'pedal ~ soft|floor|sinks'],
]

const step = [
  { title: 'Do the first thing', detail: 'It is quick.', requires: [] },
  { title: 'Do the second thing', detail: 'It is safe.', requires: [] },
]

/** Parts of a diagnosis over the small garage, with every text a test can wish for. */
export function smallParts(reader: OpinionReader | null = recordedReader({})): DiagnosisParts {
  return {
    model: smallGarage(),
    signs: new SignReader(
      PHRASES.map(([finding, phrase]) => compilePhrase(finding, phrase)),
      null,
    ),
    reader,
    acts,
    codes: {
      codesIn: (text) => text.match(/\bP\d{4}\b/g) ?? [],
      besideCodes: (text) => text,
      withoutDenied: (text) => text,
      spelledOut: (text) => text,
      reportAlone: () => null,
      explain: (code) => ({
        code,
        title: 'a part',
        meaning: 'It reads wrong.',
        commonCauses: ['a loose plug'],
      }),
      findingsOf: () => [],
    },
    languages: { read: () => null },
    matters: { answerTo: () => null },
    advice: new Map(
      ['brakes', 'exhaust'].map((problem) => [
        problem,
        {
          telltale: 'brake',
          danger: 'it may fail',
          stop: step,
          limp: step,
          wait: step,
          tripwires: ['the pedal sinks', 'you smell burning', 'it gets louder'].map((words) => ({
            words,
            findings: [],
          })),
          ask: 'measure it',
        },
      ]),
    ),
    emergencies: readEmergencyCards(),
    howTos: [
      {
        id: 'check_coolant',
        title: 'How to check the coolant',
        asks: ['how do i check the coolant', 'where is the coolant', 'coolant level'],
        answer: 'Look at the tank when the engine is cold.',
        topic: 'how',
      },
    ],
    glossary: new Map([['caliper', 'The clamp that presses the pads.']]),
    vehicles: new VehicleReader([{ names: ['Honda'], models: [{ name: 'Civic' }] }]),
    renewed: new RenewedPartReader([]),
    fitted: new Map([
      ['Honda', [{ make: 'Honda', models: ['Civic'], years: [2006, 2022], has: { timingDrive: 'chain' } }]],
    ]),
    recalls: recallBook({
      components: [
        { component: 'SERVICE BRAKES', part: 'Brakes', problems: ['brakes'], causes: [] },
        {
          component: 'SERVICE BRAKES:FLUID',
          part: 'Brake fluid',
          problems: ['brakes'],
          causes: ['air_in_brakes'],
        },
      ],
      words: [{ in: ['SERVICE BRAKES'], say: ['caliper*'], causes: ['stuck_caliper'] }],
    }),
    heard: {
      kinds: [
        {
          heard: 'squeal',
          states: ['braking'],
          speaksFor: [{ finding: 'squeal', share: 0.9 }],
          basis: 'It squeals while braking.',
        },
        {
          heard: 'grind',
          speaksFor: [
            { finding: 'grind', share: 0.7 },
            { finding: 'loud', share: 0.9 },
          ],
          basis: 'It grinds.',
        },
      ],
      moves: [],
      classes: [
        { heard: 'worn_brakes', speaksFor: [{ finding: 'squeal', share: 0.7 }], basis: 'Worn pads.' },
      ],
    },
    seen: seenBook(smallSeen),
    pooling: { words: 0.5, answers: 1, reader: 0.7, model: 0.5, somethingElse: 0.05 },
    thresholds: { constant: 0, mass: 1, reader: 0.3, model: 0.5, limp: 0.5, stop: 0.7 },
    today: () => new Date('2026-11-20T12:00:00Z'),
  }
}
