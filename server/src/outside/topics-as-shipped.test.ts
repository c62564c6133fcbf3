import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type TalkTopic, topicOfTalk } from '../conversation/topic-of-talk.ts'
import { loadActs } from './load-diagnosis-parts.ts'
import { productRoot } from './product-root.ts'

const acts = loadActs(productRoot)

describe('what is asked beside a case', () => {
  it.each<[string, TalkTopic]>([
    ['start over', 'newCase'],
    ['different car: my wifes ford escape shakes at idle', 'newCase'],
    ['what do i do now', 'now'],
    ['help', 'now'],
    ['should i call a tow truck', 'now'],
    ['can i drive it home 3 miles', 'trip'],
    ['is it safe for my kids', 'drive'],
    ['how far can i go', 'trip'],
    ['can it wait until payday', 'waiting'],
    ['how much time do i have, days, weeks?', 'waiting'],
    ['can i go on the motorway or only back roads', 'drive'],
    ['will it blow up', 'explosion'],
    ['could it quit on me in the tunnel', 'breakdown'],
    ['might it leave me stranded on a hill', 'breakdown'],
    ['can the belt snap on the interstate', 'breakdown'],
    ['might it just shut off at speed?', 'breakdown'],
    ['what if i ignore it', 'waiting'],
    ['will it get worse', 'worse'],
    ['will it damage the engine', 'worse'],
    ['how long will it take', 'time'],
    ['how many hours of work is that', 'time'],
    ['whats the worst', 'extremes'],
    ['best case scenario?', 'extremes'],
    ['whats it gonna cost me', 'cost'],
    ['is it expensive', 'cost'],
    ['are you sure?', 'certainty'],
    ['why do you say that', 'certainty'],
    ['is it my fault', 'fault'],
    ['did i do something wrong', 'fault'],
    ['why', 'cause'],
    ['how did this happen', 'cause'],
    ['whats causing it', 'cause'],
    ['ok so what is it', 'cause'],
    ['what else could it be', 'others'],
    ['what do i say to the mechanic', 'workshop'],
    ['what tools do i need', 'tools'],
    ['which one first', 'check'],
    ['where do i start', 'now'],
    ['i checked and its fine', 'checked'],
    ['it looks ok', 'checked'],
    ['thats not it', 'doubt'],
    ['you are wrong', 'doubt'],
    ['i dont understand', 'inShort'],
    ['explain it simpler', 'inShort'],
    ['im scared', 'fear'],
    ['this is so stressful', 'fear'],
    ['what if i drive slowly', 'drive'],
    ['will i make it home', 'trip'],
    ['my wife needs the car tomorrow', 'drive'],
    ['could it be serious', 'drive'],
    ['so am i good?', 'drive'],
    ['is it safe at 75 mph?', 'drive'],
    ['is it safe to open the radiator cap', 'step'],
    ['do i still have to tow it', 'now'],
    ['can i wait till payday', 'waiting'],
    ['does it go away by itself', 'waiting'],
    ['whats the worst that can happen', 'extremes'],
    ['and if it isnt that', 'others'],
    ['its not the pads', 'doubt'],
    ['what makes you think that', 'certainty'],
    ['what did you read from my words', 'read'],
    ['where do i look', 'check'],
    ['what would a shop charge', 'cost'],
    ['ballpark?', 'cost'],
    ['fair price?', 'quote'],
    ['how much am I looking at', 'cost'],
    ['is it gonna break the bank', 'cost'],
    ['cheapest option', 'extremes'],
    ['is $900 a rip off', 'quote'],
    ['they want 450 for pads and rotors', 'quote'],
    ['worth fixing?', 'worth'],
    ['should i even bother', 'worth'],
    ['in plain english please', 'inShort'],
    ['too long, shorter', 'inShort'],
    ["explain like I'm 5", 'inShort'],
    ['huh?', 'inShort'],
    ['bottom line?', 'inShort'],
    ['how do u know that', 'certainty'],
    ['what are you basing this on', 'read'],
    ['no more questions, whats the verdict', 'enough'],
    ['stop asking. can i drive it', 'drive'],
    ['ok ask me more', 'more'],
    ['go on with the questions', 'more'],
    ['you may ask me a few more', 'more'],
    ['pardon me, I am hopeless at this', 'excuse'],
  ])('%s: %s', (text, topic) => expect(topicOfTalk(acts, text)).toBe(topic))

  it.each([
    'thanks',
    "that's it, thank you",
    'it squeals when i start it',
    'its getting worse',
    'it came back',
    'i bought it from my uncle',
    'should i go to the dealer or an independent',
    'could cold weather alone explain it?',
    'what would a second opinion cost',
    'can i refill that at home',
    'will it fail inspection',
    'how do i get rid of blue smoke',
  ])('is no topic of the sheet: %s', (text) => expect(topicOfTalk(acts, text)).toBeNull())
})

it('a line by a hand that wrote no example is read rightly in more than nine of ten', () => {
  const lines = readFileSync(join(productRoot, 'evaluation', 'act-lines.tsv'), 'utf8')
    .trim()
    .split('\n')
  const right = lines.filter((row) => {
    const [act, line = ''] = row.split('\t')
    return acts.read(line).act === act
  })
  expect(lines.length).toBeGreaterThan(500)
  expect(right.length / lines.length).toBeGreaterThan(0.9)
})
