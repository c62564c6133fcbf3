import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeviceProblem } from '../../parts/device-problem.ts'
import { guidanceAt } from './guidance.ts'
import { measureInPage, type StartMeasure } from './measure.ts'
import type { Microphone } from './microphone.ts'
import { Recorder } from './recorder.tsx'
import type { Recording, Take } from './recording.ts'

const RATE_HZ = 16_000
const NOW = 1_700_000_000_000
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let used: Recording[]
let isCancelled: boolean
const dismiss: { current: (() => void) | null } = { current: null }
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  used = []
  isCancelled = false
})
afterEach(async () => act(async () => root.unmount()))

/** A microphone that gives what the test speaks into it. */
function fakeMicrophone() {
  const heard = {
    isOpen: true,
    speak: async (seconds: number, strength: number) => {
      // In blocks of a tenth of a second, as they come from a phone.
      for (let tenth = 0; tenth < Math.round(seconds * 10); tenth += 1)
        await act(async () => heard.onBlock(tone(0.1, strength)))
    },
    onBlock: (_: Float32Array) => {},
    onEnd: () => {},
  }
  const microphone: Microphone = {
    sampleRateHz: RATE_HZ,
    facts: '16 kHz, filters off',
    listen(onBlock, onEnd) {
      heard.onBlock = onBlock
      heard.onEnd = onEnd
    },
    close() {
      heard.isOpen = false
    },
  }
  return { heard, microphone }
}
const tone = (seconds: number, strength: number) =>
  Float32Array.from(
    { length: Math.round(seconds * RATE_HZ) },
    (_, index) => strength * Math.sin((2 * Math.PI * 440 * index) / RATE_HZ),
  )

type Opened = Microphone | { problem: DeviceProblem }
async function show(
  opened: Opened,
  read: () => Promise<Take | { fault: string }> = async () => ({ fault: '' }),
  measure = measureInPage,
) {
  root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () =>
    root.render(
      <Recorder
        guidance={guidanceAt('engine')}
        dismiss={dismiss}
        onDone={(recording) => used.push(recording)}
        onCancel={() => {
          isCancelled = true
        }}
        parts={{ open: async () => opened, measure, read, now: () => NOW }}
      />,
    ),
  )
}

const text = () => document.body.textContent ?? ''
const named = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)
const press = (name: string) => act(async () => named(name)?.click())
const find = <T extends Element>(selector: string) => document.querySelector<T>(selector)
/** Lets the page breathe as often as a long recording needs. */
const settle = () => act(async () => new Promise<void>((done) => setTimeout(done, 20)))
const choose = (name: string) =>
  act(async () => find<HTMLInputElement>(`input[type="radio"][value="${name}"]`)?.click())

/** Opens the recorder on a microphone that hears what it is told to, and starts it. */
async function beginRecording() {
  const { heard, microphone } = fakeMicrophone()
  await show(microphone)
  await press('Record')
  return heard
}
async function endRecording() {
  await press('Stop recording')
  await settle()
}

test('before the first press it says how to hold the phone, and listens to nothing', async () => {
  const { heard, microphone } = fakeMicrophone()
  heard.isOpen = false
  await show(microphone)
  expect(text()).toContain('Hood open. Hold the phone 30–45 cm from the noise')
  expect(text()).toContain('Engine idling? Press the button.')
  expect(find('[role="timer"]')?.textContent).toBe('0:00')
  expect(heard.isOpen).toBe(false)
})

test('while it records it shows seconds, loudness and what the microphone really does', async () => {
  const heard = await beginRecording()
  await heard.speak(7, 0.1)
  expect(find('[role="timer"]')?.textContent).toBe('0:07')
  expect(text()).toContain('16 kHz, filters off')
  expect(text()).toContain('One more secondis enough')
  expect(find('[role="meter"]')?.getAttribute('aria-valuetext')).toBe('good')
  expect(text()).toContain('Good. Hold still.')
  await heard.speak(1, 0.1)
  expect(text()).toContain('Enough. Stop whenever you like.')
})

test('too quiet and too loud are said at once, and what to do', async () => {
  const heard = await beginRecording()
  await heard.speak(2, 0.0005)
  expect(find('.tell')?.textContent).toBe('Too quiet. Move a hand’s width closer.')
  expect(find('[role="meter"]')?.getAttribute('aria-valuetext')).toBe('too quiet')
  await heard.speak(3, 1.6)
  expect(find('.tell')?.textContent).toBe('Too loud. Move a hand’s width back.')
})

test('a reader hears each hint once, however often it comes and goes', async () => {
  const heard = await beginRecording()
  const status = () => find('[role="status"]')?.textContent
  expect(status()).toBe('Recording.')
  await heard.speak(2, 0.0005)
  expect(status()).toBe('Too quiet. Move a hand’s width closer.')
  await heard.speak(7, 0.1)
  expect(status()).toBe('Enough. Stop whenever you like.')
  await heard.speak(2, 0.0005)
  expect(status()).toBe('Enough. Stop whenever you like.')
})

test('stopping closes the microphone, and what was recorded can be used with the state of the car', async () => {
  const heard = await beginRecording()
  await heard.speak(4, 0.1)
  await endRecording()
  expect(heard.isOpen).toBe(false)
  expect(text()).toContain('Is the noise on it?')
  await choose('revving')
  await press('Use this recording')
  expect(used).toHaveLength(1)
  expect(used[0]).toMatchObject({
    state: 'revving',
    rpm: null,
    origin: 'microphone',
    seconds: 4,
    madeAt: NOW,
  })
  expect(used[0]?.samples?.length).toBe(4 * RATE_HZ)
})

test('less than 1.5 seconds is not kept, and says how much is needed', async () => {
  const heard = await beginRecording()
  await heard.speak(1, 0.1)
  await endRecording()
  expect(text()).toContain('1.5 seconds are needed, and 8 are enough')
  expect(named('Record')).toBeDefined()
})

test('starting over throws away what ran and goes on with the same microphone', async () => {
  const heard = await beginRecording()
  await heard.speak(3, 0.1)
  await press('Start over')
  expect(heard.isOpen).toBe(true)
  expect(find('[role="timer"]')?.textContent).toBe('0:00')
  await heard.speak(2, 0.1)
  await endRecording()
  await press('Use this recording')
  expect(used[0]?.seconds).toBe(2)
})

/** Nobody looks: five minutes of measuring are not what the test is about. */
const notLooking: StartMeasure = () => ({ push() {}, stop() {} })

test('at five minutes it stops by itself and keeps everything', async () => {
  const { heard, microphone } = fakeMicrophone()
  await show(microphone, undefined, notLooking)
  await press('Record')
  await act(async () => {
    for (let minute = 0; minute < 31; minute += 1) heard.onBlock(tone(10, 0.1))
  })
  for (let slice = 0; slice < 100 && !text().includes('Is the noise'); slice += 1) await settle()
  expect(text()).toContain('Five minutes are full, so the recording stopped by itself. All of it is kept.')
  await press('Use this recording')
  expect(used[0]?.seconds).toBe(300)
})

test('a microphone that goes away leaves what was recorded', async () => {
  const heard = await beginRecording()
  await heard.speak(5, 0.1)
  await act(async () => heard.onEnd())
  await settle()
  expect(text()).toContain('The microphone stopped at 0:05. What was recorded until then is kept.')
  expect(named('Use this recording')).toBeDefined()
})

test('arrow keys cut a tenth of a second, and only the rest is used', async () => {
  const heard = await beginRecording()
  await heard.speak(4, 0.1)
  await endRecording()
  const begin = find<HTMLInputElement>('input[aria-label="Begin"]')
  for (let times = 0; times < 5; times += 1)
    await act(async () =>
      begin?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
    )
  expect(begin?.getAttribute('aria-valuetext')).toBe('0.5 s')
  await press('Use this recording')
  expect(used[0]?.seconds).toBeCloseTo(3.5, 6)
  expect(used[0]?.samples?.length).toBe(3.5 * RATE_HZ)
})

test('a file dropped while it records does not cost the recording', async () => {
  const heard = await beginRecording()
  await heard.speak(2, 0.1)
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files: [new File(['x'], 'a.wav')], types: ['Files'] },
  })
  await act(async () => find('.recorder')?.dispatchEvent(drop))
  expect(heard.isOpen).toBe(true)
  expect(drop.defaultPrevented).toBe(true)
  await endRecording()
  await press('Use this recording')
  expect(used[0]).toMatchObject({ origin: 'microphone', seconds: 2 })
})

test('closing from outside ends a recording and keeps it, and asks before it leaves it', async () => {
  const heard = await beginRecording()
  await heard.speak(3, 0.1)
  await act(async () => dismiss.current?.())
  await settle()
  expect(named('Use this recording')).toBeDefined()
  await act(async () => dismiss.current?.())
  expect(isCancelled).toBe(false)
  expect(text()).toContain('Leave without this recording? It was not sent, and it is kept nowhere else.')
  expect(document.activeElement?.textContent).toBe('Keep it')
  // Once more takes the question back, as everywhere.
  await act(async () => dismiss.current?.())
  expect(find('[role="alertdialog"]')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Is the noise on it?')
  await act(async () => dismiss.current?.())
  await press('Delete')
  expect(isCancelled).toBe(true)
  expect(used).toEqual([])
})

test('a file that is only looked over is left at once: it is still where it came from', async () => {
  const take: Take = { name: 'a.wav', origin: 'file', madeAt: NOW, samples: tone(3, 0.1), seconds: 3 }
  await show({ problem: 'none' }, async () => take)
  await give(new File(['x'], 'a.wav'))
  await act(async () => dismiss.current?.())
  expect(isCancelled).toBe(true)
})

test('redo leads back to the guidance', async () => {
  const heard = await beginRecording()
  await heard.speak(2, 0.1)
  await endRecording()
  await press('Redo')
  expect(text()).toContain('Hood open')
  expect(used).toEqual([])
})

test('a refused microphone shows where to allow it and leads to a file', async () => {
  await show({ problem: 'refused' })
  await press('Record')
  expect(text()).toContain('The microphone is not allowed')
  expect(find('svg[role="img"]')?.getAttribute('aria-label')).toContain('the microphone is switched on')
  expect(find('.problem-acts .file-btn')?.textContent).toBe('Choose a sound file')
  expect(named('Try again')).toBeDefined()
})

test('without https it says that recording needs it, and offers a file but no second try', async () => {
  await show({ problem: 'not-secure' })
  await press('Record')
  expect(text()).toContain('Recording needs https')
  expect(find('.problem-acts .file-btn')).not.toBeNull()
  expect(named('Try again')).toBeUndefined()
})

async function give(file: File) {
  const input = find<HTMLInputElement>('input[type="file"]')
  if (input) Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
}

test('a chosen file is looked over like a recording, and leaves the state to us', async () => {
  const samples = tone(3, 0.1)
  const take: Take = { name: 'knock.m4a', origin: 'file', madeAt: NOW, samples, seconds: 3 }
  await show({ problem: 'none' }, async () => take)
  await give(new File(['x'], 'knock.m4a'))
  expect(text()).toContain('knock.m4a')
  await press('Use this recording')
  expect(used[0]).toMatchObject({ name: 'knock.m4a', origin: 'file', state: null, seconds: 3 })
})

test('a file that this browser cannot open can be used as it is', async () => {
  const file = new File(['OggS'], 'knock.ogg')
  await show({ problem: 'none' }, async () => ({
    name: file.name,
    origin: 'file',
    madeAt: NOW,
    file,
    seconds: null,
  }))
  await give(file)
  expect(text()).toContain('This browser cannot open this kind of file')
  await press('Use this recording')
  expect(used[0]?.file).toBe(file)
  expect(used[0]?.samples).toBeUndefined()
})

test('a file that is refused says why, and the recorder is ready again', async () => {
  await show({ problem: 'none' }, async () => ({ fault: '“a.txt” is not a sound recording.' }))
  await give(new File(['x'], 'a.txt'))
  expect(find('.tell')?.textContent).toBe('“a.txt” is not a sound recording.')
  expect(named('Record')).toBeDefined()
})

test('an engine speed out of bounds is named before anything is used', async () => {
  const take: Take = { name: 'a.wav', origin: 'file', madeAt: NOW, samples: tone(3, 0.1), seconds: 3 }
  await show({ problem: 'none' }, async () => take)
  await give(new File(['x'], 'a.wav'))
  const field = find<HTMLInputElement>('.rpm input')
  const enter = (value: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await enter('12000')
  await press('Use this recording')
  expect(used).toEqual([])
  expect(text()).toContain('Between 300 and 9,000, or leave it empty.')
  await enter('2,500')
  await press('Use this recording')
  expect(used[0]?.rpm).toBe(2_500)
})

test('a microphone that opens after all was cancelled is closed again', async () => {
  const { heard, microphone } = fakeMicrophone()
  let open: (opened: Opened) => void = () => {}
  root = createRoot(document.getElementById('root') ?? document.body)
  const opening = new Promise<Opened>((done) => {
    open = done
  })
  const parts = {
    open: () => opening,
    measure: measureInPage,
    read: async () => ({ fault: '' }),
    now: () => NOW,
  }
  await act(async () =>
    root.render(
      <Recorder
        guidance={guidanceAt('engine')}
        onDone={() => {}}
        onCancel={() => {
          isCancelled = true
        }}
        parts={parts}
      />,
    ),
  )
  await press('Record')
  await press('Cancel')
  expect(isCancelled).toBe(true)
  await act(async () => root.render(null))
  await act(async () => open(microphone))
  expect(heard.isOpen).toBe(false)
})
