import type { Article } from '@candi/domain'
import type { DiagnosisParts } from '../src/conversation/ports.ts'
import type { Exchange } from './exchange.ts'
import { recordedReader, smallParts } from './small-parts.ts'

export const TODAY = new Date('2026-11-20T12:00:00Z')

/** What a sheet says of the causes of the small garage, so that a narration has something to speak of. */
const WORDS: Readonly<Record<string, { title: string; story: string; repair: string }>> = {
  worn_pads: {
    title: 'Worn brake pads',
    story: 'The pads are worn down to their backing plate. Metal then rubs on metal.',
    repair: 'New brake pads on one axle',
  },
  stuck_caliper: {
    title: 'A stuck brake caliper',
    story: 'The caliper does not let go of the pads.',
    repair: 'A new brake caliper',
  },
  air_in_brakes: {
    title: 'Air in the brake fluid',
    story: 'Air in the fluid gives way where fluid would press. The pedal then sinks.',
    repair: 'The brakes are bled',
  },
  muffler_hole: {
    title: 'A hole in the muffler',
    story: 'The muffler has rusted through.',
    repair: 'A new muffler',
  },
}

/** The small garage in words of owners; no edit of our knowledge moves a recorded exchange. */
export function exchangeParts(turn: Exchange['turn']): DiagnosisParts {
  const reader = 'said' in turn ? { [turn.said.at(-1) ?? '']: { intent: turn.intent } } : {}
  const parts = smallParts(recordedReader(reader))
  const { model } = parts
  const causes = model.causes.map((cause) => ({ ...cause, ...WORDS[cause.id] }))
  return { ...parts, model: { ...model, causes } }
}

/** The pages of this desk. */
export const EXCHANGE_ARTICLES: readonly Article[] = [
  {
    id: 'brake-pads',
    title: 'How brake pads wear out',
    shelf: 'how_parts_fail',
    summary: 'Brake pads are made to wear, and are changed in pairs.',
    sections: [
      {
        heading: 'What you notice',
        text: 'Thin pads squeal first, because a wear indicator touches the disc. Later they grind, metal on metal.',
      },
    ],
    sources: [{ kind: 'standard', what: 'A standard of the tests' }],
    reviewedOn: '2026-11-20',
    manual: null,
    asks: ['why do brakes squeal'],
    related: { problems: [], findings: [], lamps: [], codes: [] },
  },
]
