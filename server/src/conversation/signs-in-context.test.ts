import { buildCausalModel } from '@candi/domain'
import { compilePhrase, SignReader } from '@candi/engines/text'
import { readKnowledge } from '@candi/knowledge'
import { describe, expect, it } from 'vitest'
import { acts } from '../../test/shipped-acts.ts'
import { signsInContext } from './signs-in-context.ts'

const knowledge = readKnowledge()
const model = buildCausalModel(knowledge)
const signs = new SignReader(
  knowledge.findings.flatMap(({ id, phrases }) => phrases.map((phrase) => compilePhrase(id, phrase))),
  null,
)
const found = (...texts: string[]) =>
  signsInContext({ signs, model, acts }, texts.slice(0, -1), texts.at(-1) ?? '').map(
    ({ observation: { finding, state } }) => `${finding} ${state}`,
  )

describe('a short line behind what was told before', () => {
  it.each([
    [['there is smoke from the exhaust', "it's blue"], 'exhaust_blue_smoke present'],
    [['my check engine light came on', "it's flashing"], 'check_engine_light_flashing present'],
    [['my check engine light came on', "it's not flashing"], 'check_engine_light_flashing absent'],
    [['there is a puddle under my car', 'it is green'], 'leak_green_coolant present'],
    [['My car vibrates. I drive it to work', 'only in the steering wheel'], 'vib_steering_wheel present'],
    [['it vibrates', 'since monday', 'at 60 mph'], 'vib_highway_speed present'],
    [["car won't start", 'just clicks'], 'clicks_once present'],
  ])('%j tells a sign', (texts, sign) => expect(found(...texts)).toContain(sign))

  it.each([
    [['there is smoke from the exhaust', 'thanks']],
    [['the brakes grind', 'good morning']],
    [['the brakes squeal when I brake', 'the brakes squeal']],
    [["it's blue"]],
    [
      [
        'smoke from the exhaust',
        'I took it to two shops and both told me that my blue one is no good at all',
      ],
    ],
  ])('%j tells none of its own', (texts) => expect(found(...texts)).toEqual([]))

  it('keeps to the words of the line for places and quotes, and is less sure than what is told in one breath', () => {
    const [sign] = signsInContext({ signs, model, acts }, ['smoke from the exhaust'], 'now it is blue!')
    expect(sign).toMatchObject({
      start: 0,
      end: 14,
      observation: { quote: 'now it is blue', confidence: 0.8 },
    })
  })
})
