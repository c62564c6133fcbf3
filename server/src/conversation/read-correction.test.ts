import { describe, expect, it } from 'vitest'
import { acts } from '../../test/shipped-acts.ts'
import { readCorrection } from './read-correction.ts'

describe('a line that puts an earlier one right', () => {
  it.each([
    [
      'grinding from the front left when braking',
      "no it's the front right",
      'grinding from the front right when braking',
    ],
    ['clunk from the front over bumps', 'sorry I meant the rear', 'clunk from the rear over bumps'],
    ['squeals when i accelerate', "oops it's when I brake", 'squeals when I brake'],
    ['the engine hums at speed', 'not the engine, the wheel', 'the wheel hums at speed'],
    ['white smoke from the exhaust', 'blue not white', 'blue smoke from the exhaust'],
    ['humming with speed', 'not humming, more like grinding', 'grinding with speed'],
    ['it pulls to the left', 'i said left but its right', 'it pulls to the right'],
    ['my 2012 camry overheats', 'sorry its a 2015', 'my 2015 camry overheats'],
    ['code p0420', 'typo, p0402', 'code p0402'],
    ['green fluid under my car', 'sorry not green its clear. just water i think', 'clear fluid under my car'],
    ['my 2012 malibu shakes', 'no it was 2015 not 2012, malibu', 'my 2015 malibu shakes'],
    ['brake pedal soft', 'wait no the clutch pedal', 'clutch pedal soft'],
    ['clicking when i turn left', 'other side sorry', 'clicking when i turn right'],
    ['whine from the rear', 'ah sorry front', 'whine from the front'],
    ['it leaks green stuff', 'oh it is orange, not green', 'it leaks orange stuff'],
    ['hums at 40', '60 actually', 'hums at 60'],
  ])('"%s", "%s"', (earlier, text, meant) =>
    expect(readCorrection(acts, [earlier], text)?.corrected).toBe(meant),
  )

  it('says what stood there and what is meant', () => {
    expect(readCorrection(acts, ['it squeals', 'from the front left'], 'no, right')).toMatchObject({
      line: 1,
      from: 'left',
      to: 'right',
    })
  })

  it.each([
    ['squeals when i brake', 'no'],
    ['noise from the front left', "it's the right too"],
    ['squeals when i brake', 'not the brakes, the oil light is on'],
    ['car not starting', 'not starting, clicking'],
    ['my car wont start, battery', 'no the starter clicks'],
    ['temp gauge is hot', 'it is not hot now'],
    ['noise from the front', 'is it the rear?'],
    ['squeals at startup', 'sorry for the long text'],
    ['noise from the front left and right', 'no, left'],
    ['noise from the left', 'and now from the right as well'],
    ['it shakes at 40', 'at 60 it is worse'],
  ])('is none where it answers, adds, asks or tells of something else: "%s", "%s"', (earlier, text) =>
    expect(readCorrection(acts, [earlier], text)).toBeNull(),
  )

  it('has nothing to put right in the first line', () =>
    expect(readCorrection(acts, [], "no it's the front right")).toBeNull())
})
