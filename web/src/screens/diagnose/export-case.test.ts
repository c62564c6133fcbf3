import { answersOfSeveral } from '@candi/contracts'
import { expect, test } from 'vitest'
import { newCase } from '../../features/keep-cases/case-record.ts'
import { brakeAssessment, brakeWords, firstQuestion, severalAtOnce } from '../../fixture/brake-case.ts'
import { SEEN, seenPhoto } from '../../fixture/seen-photo.ts'
import { smokeEmergency } from '../../fixture/smoke-emergency.ts'
import { caseFile } from './export-case.ts'

const record = {
  ...newCase('en-US', 0),
  title: 'Brake trouble',
  assessment: brakeAssessment,
  messages: [
    { id: 'a', role: 'user' as const, parts: [{ type: 'text' as const, text: brakeWords }] },
    { id: 'b', role: 'assistant' as const, parts: [{ type: 'data-question' as const, data: firstQuestion }] },
  ],
}

test('the text file reads in the order of the sheet and ends with the conversation', () => {
  const { name, text } = caseFile(record, 'markdown')
  expect(name).toBe('candi-brake-trouble.md')
  const headings = text.split('\n').filter((line) => line.startsWith('#'))
  expect(headings.slice(0, 5)).toEqual([
    '# Brake trouble',
    '## Can I drive it?',
    '## Do this now',
    '## Stop and call a tow if',
    '## Likely causes',
  ])
  expect(headings.at(-1)).toBe('## Conversation')
  expect(text).toContain(`**You:** ${brakeWords}`)
})

test('the card stands in the text file above the verdict, with all numbers and the words for a tow', () => {
  const sheet = { ...brakeAssessment, emergency: smokeEmergency }
  const { text } = caseFile({ ...record, assessment: sheet }, 'markdown')
  const before = text.slice(0, text.indexOf('## Can I drive it?'))
  const { title, call, others, stand, dontTouch, towText } = smokeEmergency
  const numbers = [call, ...others].map(({ number }) => number)
  for (const words of [`## ${title}`, ...numbers, stand, ...dontTouch, towText])
    expect(before).toContain(words)
})

test('a card without a sheet is in the text file, and one that the sheet has taken back is not', () => {
  const told = {
    ...record,
    messages: [
      ...record.messages,
      {
        id: 'c',
        role: 'assistant' as const,
        parts: [{ type: 'data-emergency' as const, data: smokeEmergency }],
      },
    ],
  }
  expect(caseFile({ ...told, assessment: null }, 'markdown').text).toContain(smokeEmergency.title)
  expect(caseFile(told, 'markdown').text).not.toContain(smokeEmergency.title)
})

test('the JSON file holds the whole case and names its format', () => {
  expect(JSON.parse(caseFile(record, 'json').text)).toMatchObject({
    format: 'candi-case',
    version: 1,
    title: 'Brake trouble',
    assessment: { verdict: { urgency: 'limp' } },
  })
})

test('a list goes out with all that could be chosen, and its answer with all that was', () => {
  const listed = (chosen: readonly string[] | null) => {
    const answers = answersOfSeveral(severalAtOnce, chosen && new Set(chosen))
    const { text } = caseFile(
      {
        ...record,
        facts: { ...record.facts, answers },
        messages: [
          {
            id: 'b',
            role: 'assistant' as const,
            parts: [{ type: 'data-question' as const, data: severalAtOnce }],
          },
          {
            id: 'c',
            role: 'user' as const,
            parts: [
              {
                type: 'data-answer' as const,
                data: { finding: 'only_braking', state: answers[0]?.state ?? 'unknown', label: 'cut…' },
              },
            ],
          },
        ],
      },
      'markdown',
    )
    return text.slice(text.indexOf('## Conversation'))
  }
  expect(listed(['pulls', 'worked_on'])).toContain(
    'Which of these do you notice?\n- Only while braking\n- Pulls',
  )
  expect(listed(['pulls', 'worked_on'])).toContain(
    '**You:** Pulls to one side when braking; Brakes were worked on recently',
  )
  expect(listed([])).toContain('**You:** None of these')
  expect(listed(null)).toContain('**You:** Not sure')
})

test('a photo goes out as what was seen in it, and not as a picture', () => {
  const seen = {
    ...record,
    photos: [seenPhoto()],
    messages: [
      ...record.messages,
      {
        id: 'c',
        role: 'user' as const,
        parts: [
          { type: 'data-sighting' as const, data: { sighting: 'p1' } },
          { type: 'data-sighting' as const, data: { sighting: 'gone' } },
        ],
      },
    ],
  }
  const { photos } = JSON.parse(caseFile(seen, 'json').text)
  expect(photos).toEqual([expect.objectContaining({ name: 'Photo 1', sighting: SEEN })])
  const { text } = caseFile(seen, 'markdown')
  expect(text).toContain('## What was seen\n\n- Photo 1: Oil pressure lamp lit (red).')
  expect(text).toContain('**You:** (Photo 1) (A photo, deleted)')
})
