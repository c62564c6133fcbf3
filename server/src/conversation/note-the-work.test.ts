import { describe, expect, it } from 'vitest'
import { madeSheet } from '../../test/made-sheet.ts'
import { acts } from '../../test/shipped-acts.ts'
import { noteTheWork } from './note-the-work.ts'

const note = (text: string) => noteTheWork(acts, text, madeSheet('limp'))

describe('news of work on the car', () => {
  it.each([
    "they replaced the starter and it's fine now",
    'new battery fixed it',
    'got it fixed',
    'problem solved',
    'my uncle put a new fuel pump in and she runs great',
    'the shop found a bad ground and fixed it',
  ])('that seems to have helped clears nothing: %s', (text) => {
    expect(note(text)).toContain('I cannot see the repair')
    expect(note(text)).toContain('Only to the nearest workshop')
  })

  it.each([
    'put a new battery in, same thing',
    'had the wheels balanced last week, still does it',
    'changed the plugs no change',
    'shop recharged it, worked 2 weeks',
    "replaced the sensor but it didn't help",
    'three hundred bucks for a tie rod and it still wanders',
    'new motor mounts, vibration is exactly the same',
  ])('that did not end it is noted as that: %s', (text) => expect(note(text)).toContain('did not end it'))

  it.each([
    'cleared the code and it came back',
    'they reset the light, it came on again',
    'erased it with my reader, two days later same code',
  ])('asks for the code that came back: %s', (text) => expect(note(text)).toContain('Tell me the code'))

  it.each([
    'it still squeals',
    'the noise came back',
    'it runs rough',
    'the battery is new',
    'can a new battery fix it',
    'should I replace both',
  ])('is none in: %s', (text) => expect(note(text)).toBe(''))
})
