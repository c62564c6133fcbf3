import type { LampKnowledge, SeenKnowledge } from '@candi/domain'

const lamp = (id: LampKnowledge['id'], name: string, more: Partial<LampKnowledge> = {}): LampKnowledge => ({
  id,
  name,
  otherNames: [],
  looks: `The symbol of the ${name}`,
  meanings: [{ colour: 'red', meaning: `${name} means trouble. Mind it.`, urgency: null, speaksFor: null }],
  confusedWith: [],
  inBulbCheck: true,
  question: null,
  asksFirst: null,
  ...more,
})

/** Lamps over the small garage: what each speaks for is easy to reckon by hand. */
export const smallSeen: SeenKnowledge = {
  lamps: [
    lamp('brake', 'Brake lamp', {
      meanings: [
        {
          colour: 'red',
          meaning: 'The pedal may be soft. Press it.',
          urgency: 'stop',
          speaksFor: { finding: 'soft_pedal', share: 0.9 },
        },
      ],
      confusedWith: [{ lamp: 'parking_brake', difference: 'A P in the circle.' }],
      question: {
        id: 'lamp_brake',
        text: 'Is the pedal soft?',
        how: null,
        requires: [],
        options: [
          {
            label: 'Yes',
            colour: null,
            proposal: null,
            says: [{ finding: 'soft_pedal', state: 'present' }],
          },
          { label: 'No', colour: null, proposal: null, says: [{ finding: 'soft_pedal', state: 'absent' }] },
        ],
      },
    }),
    lamp('parking_brake', 'Parking brake lamp'),
    lamp('brake_pad', 'Brake pad wear lamp', {
      meanings: [
        {
          colour: 'amber',
          meaning: 'The pads are worn.',
          urgency: 'limp',
          speaksFor: { finding: 'squeal', share: 0.9 },
        },
      ],
      asksFirst: 'grind',
    }),
    lamp('abs', 'ABS lamp', {
      meanings: [
        {
          colour: 'amber',
          meaning: 'It pulls.',
          urgency: 'soon',
          speaksFor: { finding: 'pulls', share: 0.9 },
        },
      ],
      inBulbCheck: false,
    }),
    lamp('high_beam', 'High beam lamp', {
      meanings: [{ colour: 'blue', meaning: 'The high beams are on.', urgency: null, speaksFor: null }],
      inBulbCheck: false,
    }),
  ],
  signs: {
    together: [
      {
        lamps: ['brake', 'abs'],
        finding: 'grind',
        share: 0.8,
        words: 'brake and ABS lamps lit together',
      },
    ],
    crowd: { least: 4, finding: 'loud', share: 0.7, words: 'many lamps lit' },
    proposals: [{ seen: 'tread_low', finding: 'pulls', share: 0.75, words: 'tire tread worn low' }],
    gauges: [
      { gauge: 'temperature', from: 0.85, finding: 'grind', share: 0.8, words: 'temperature gauge at hot' },
    ],
    messages: [
      {
        patterns: ['check brake*'],
        finding: 'squeal',
        share: 0.9,
        words: 'display says: check brakes',
        onlyAlone: false,
      },
    ],
  },
  questions: {
    leak: [
      {
        id: 'leak_colour',
        text: 'Which color is nearest?',
        how: null,
        requires: [],
        options: [
          { label: 'Red', colour: 'red', proposal: null, says: [{ finding: 'loud', state: 'present' }] },
          {
            label: 'Green',
            colour: 'green',
            proposal: 'fluid_green',
            says: [{ finding: 'pulls', state: 'present' }],
          },
        ],
      },
    ],
    tyre: [
      {
        id: 'tyre_tread',
        text: 'How deep is the tread?',
        how: null,
        requires: [],
        options: [
          { label: 'Deep', colour: null, proposal: null, says: [{ finding: 'pulls', state: 'absent' }] },
          {
            label: 'Worn',
            colour: null,
            proposal: 'tread_low',
            says: [{ finding: 'pulls', state: 'present' }],
          },
        ],
      },
    ],
  },
}
