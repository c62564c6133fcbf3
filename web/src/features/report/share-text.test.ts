import { RECALL_ORDERS } from '@candi/contracts'
import { expect, test } from 'vitest'
import { brakeAssessment } from '../../fixture/brake-case.ts'
import { smokeEmergency } from '../../fixture/smoke-emergency.ts'
import { shareText } from './share-text.ts'

test('the message tells whether to drive, three likely causes with their odds, and what to say at the workshop', () => {
  const text = shareText(brakeAssessment)
  const paragraphs = text.split('\n\n')
  expect(paragraphs[0]).toBe(
    `2014 Civic: can it be driven? Only to the nearest workshop.\n${brakeAssessment.verdict.reason}`,
  )
  expect(paragraphs[1]).toContain('Stop and call a tow if: the pedal feels soft or sinks; ')
  expect(paragraphs[2]).toBe(
    [
      'Likely causes, of 10 such cars:',
      '- Front pads worn to metal: 7 of 10',
      '- Stuck caliper slide: 2 of 10',
      '- Stone in the dust shield: under 1 of 10',
    ].join('\n'),
  )
  expect(paragraphs[3]).toBe(['For the workshop:', ...brakeAssessment.shop].join('\n'))
  expect(text).not.toContain('**')
})

test('a danger stands first, and the order of a recall beside the verdict', () => {
  const recall = {
    campaign: '23V123000',
    reportedOn: null,
    part: 'Fuel pump',
    sentence: '',
    quote: '',
    parkIt: true,
    parkOutside: false,
    causes: [],
    isFree: true,
  }
  const text = shareText({ ...brakeAssessment, emergency: smokeEmergency, recalls: [recall] })
  expect(text.startsWith(smokeEmergency.title)).toBe(true)
  expect(text).toContain(`Recall 23V123000: ${RECALL_ORDERS.parkIt}`)
})

test('that it can wait is never told without the day and the signs that end the waiting', () => {
  const tripwires = {
    title: 'It can wait, unless',
    signs: ['it smells of gas'],
    deadline: 'Have it looked at by December 4.',
    isMetric: false,
  }
  const verdict = { ...brakeAssessment.verdict, urgency: 'plan' as const, headline: 'Yes, gently, for now' }
  expect(shareText({ ...brakeAssessment, verdict, tripwires })).toContain(
    'It can wait, unless: it smells of gas.\nHave it looked at by December 4.',
  )
})

test('where nothing is known, nothing is made up, and the car without a name is only a car', () => {
  const text = shareText({
    ...brakeAssessment,
    carName: 'your car',
    causes: [],
    shop: [],
    tripwires: { title: '', signs: [], deadline: '', isMetric: false },
  })
  expect(text.split('\n\n').length).toBe(2)
  expect(text.startsWith('The car: can it be driven?')).toBe(true)
})

test('the other of two faults is told too', () => {
  const second = { title: 'Another fault', text: 'Also: AC blows warm air.', causes: [], isTold: true }
  expect(shareText({ ...brakeAssessment, second })).toContain('Another fault: Also: AC blows warm air.')
})
