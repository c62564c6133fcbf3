import type { PhotoKind } from '@candi/contracts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DeviceProblem } from '../../parts/device-problem.ts'
import type { Camera } from './camera.ts'
import type { Shrunk } from './draw-shrunk.ts'
import { PhotoDesk } from './photo-desk.tsx'
import type { TakenPhoto } from './taken-photo.ts'
import type { PhotographerParts } from './use-photographer.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let used: TakenPhoto[] | undefined
let isClosed: boolean
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  used = undefined
  isClosed = false
})
afterEach(async () => act(async () => root.unmount()))

/** A camera that tells whether it is open, and can be taken away. */
function fakeCamera(light: Camera['light'] = null) {
  const seen = { isOpen: false, opened: 0, end: () => {} }
  const open = async (): Promise<Camera> => {
    seen.isOpen = true
    seen.opened += 1
    return {
      stream: new MediaStream(),
      light,
      whenEnded(end) {
        seen.end = end
      },
      close() {
        seen.isOpen = false
      },
    }
  }
  return { seen, open }
}

const SHRUNK: Shrunk = { blob: new Blob(['jpeg'], { type: 'image/jpeg' }), width: 1_280, height: 960 }
const chosen = (name: string): TakenPhoto => ({
  id: name,
  name,
  ...SHRUNK,
  isDrawable: true,
  kind: null,
  origin: 'file',
})
/** Files named like photos become photos; the others are refused. */
const take: PhotographerParts['take'] = async (files, { room = 6 } = {}) => ({
  photos: files
    .filter(({ name }) => name.endsWith('.jpg'))
    .slice(0, room)
    .map(({ name }) => chosen(name)),
  faults: files.filter(({ name }) => !name.endsWith('.jpg')).map(({ name }) => `“${name}” is not a photo.`),
})

type Wanted = { parts?: Partial<PhotographerParts>; kind?: PhotoKind; max?: number }
const dismiss: { current: (() => void) | null } = { current: null }
async function show({ parts, kind, max }: Wanted = {}) {
  const { seen, open } = fakeCamera()
  root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () =>
    root.render(
      <PhotoDesk
        kind={kind}
        max={max}
        dismiss={dismiss}
        onUse={(photos) => {
          used = photos
        }}
        onClose={() => {
          isClosed = true
        }}
        parts={{ open, grab: async () => SHRUNK, take, ...parts }}
      />,
    ),
  )
  return seen
}

const text = () => document.body.textContent ?? ''
const find = <T extends Element>(selector: string) => document.querySelector<T>(selector)
const named = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => button.textContent === name || button.getAttribute('aria-label') === name,
  )
const press = (name: string) => act(async () => named(name)?.click())
const choose = (value: string) =>
  act(async () => find<HTMLInputElement>(`input[type="radio"][value="${value}"]`)?.click())
const status = () => find('[role="status"]')?.textContent

async function give(...names: string[]) {
  const input = find<HTMLInputElement>('input[type="file"]:not([capture])')
  const files = names.map((name) => new File(['x'], name))
  if (input) Object.defineProperty(input, 'files', { value: files, configurable: true, writable: true })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
}
async function shoot() {
  await act(async () => find('video')?.dispatchEvent(new Event('playing', { bubbles: true })))
  await press('Take the photo')
}

test('before the first press it says how, promises what is taken out, and opens nothing', async () => {
  const seen = await show()
  expect(text()).toContain('The whole dashboard, straight on')
  expect(text()).toContain('Parked, with the engine running if that is safe')
  expect(text()).toContain('Place, time and other hidden details are taken out before a photo is sent.')
  expect(seen.isOpen).toBe(false)
  expect(document.activeElement?.textContent).toBe('Open the camera')
})

test('a guide is chosen by its chip; for a VIN, also where it stands', async () => {
  await show()
  await choose('puddle')
  expect(text()).toContain('The puddle, in daylight')
  await choose('vin_sticker')
  await choose('vin_windshield')
  expect(text()).toContain('The VIN at the foot of the windshield')
})

test('where only a VIN is wanted, only its places are offered', async () => {
  await show({ kind: 'vin', max: 1 })
  const values = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map(
    ({ value }) => value,
  )
  expect(values).toEqual(['vin_sticker', 'vin_windshield', 'vin_plate'])
})

test('a shot closes the camera, is looked over, and can be used; nothing is said of what it shows', async () => {
  const seen = await show()
  await press('Open the camera')
  expect(seen.isOpen).toBe(true)
  expect(status()).toBe('The camera is open.')
  await shoot()
  expect(seen.isOpen).toBe(false)
  expect(status()).toBe('One photo is ready.')
  expect(document.activeElement?.textContent).toBe('Is everything sharp and in the picture?')
  await press('Use this photo')
  expect(used).toMatchObject([{ width: 1_280, height: 960, kind: null, origin: 'camera', name: 'Photo' }])
})

test('who chose a guide has said what the photo shows', async () => {
  await show()
  await choose('tire')
  await press('Open the camera')
  await shoot()
  await press('Use this photo')
  expect(used?.[0]?.kind).toBe('tyre')
})

test('one more, one again, one left out: what is used is what is shown', async () => {
  const seen = await show()
  await give('a.jpg', 'b.jpg', 'c.jpg')
  expect(status()).toBe('3 photos are ready.')
  await press('Show photo 2')
  await press('Remove')
  await press('Show photo 1')
  await press('Retake')
  await press('Open the camera')
  await shoot()
  await press('One more')
  expect(seen.isOpen).toBe(false)
  await give('d.jpg')
  await press('Use 3 photos')
  expect(used?.map(({ name }) => name)).toEqual(['Photo', 'c.jpg', 'd.jpg'])
})

test('files that cannot be taken are named one by one, and the others are kept', async () => {
  await show()
  await give('a.jpg', 'b.txt', 'c.pdf')
  expect([...document.querySelectorAll('.faults li')].map(({ textContent }) => textContent)).toEqual([
    '“b.txt” is not a photo.',
    '“c.pdf” is not a photo.',
  ])
  await press('Use this photo')
  expect(used?.map(({ name }) => name)).toEqual(['a.jpg'])
})

test('where no file can be taken, the guide stays and says why', async () => {
  await show()
  await give('b.txt')
  expect(find('.tell')?.textContent).toBe('“b.txt” is not a photo.')
  expect(named('Open the camera')).toBeDefined()
})

test('at the most that go at once, no more is offered and it says so', async () => {
  await show({ max: 2 })
  await give('a.jpg', 'b.jpg')
  expect(named('One more')).toBeUndefined()
  expect(text()).toContain('2 is the most')
})

test('closing from outside leads back to photos that are taken, and asks before it leaves them', async () => {
  const seen = await show()
  await give('a.jpg')
  await press('One more')
  await press('Open the camera')
  await act(async () => dismiss.current?.())
  expect(seen.isOpen).toBe(false)
  expect(isClosed).toBe(false)
  expect(named('Use this photo')).toBeDefined()
  await act(async () => dismiss.current?.())
  expect(isClosed).toBe(false)
  expect(find('[role="alertdialog"]')?.textContent).toContain('Leave without this photo? It was not sent')
  expect(document.activeElement?.textContent).toBe('Keep it')
  await press('Keep it')
  expect(find('[role="alertdialog"]')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Is everything sharp and in the picture?')
  await act(async () => dismiss.current?.())
  await press('Delete')
  expect(isClosed).toBe(true)
})

test('closing from outside leaves at once where nothing was taken', async () => {
  await show()
  await act(async () => dismiss.current?.())
  expect(isClosed).toBe(true)
})

test('a camera that goes away leaves what was taken, and says so', async () => {
  const seen = await show()
  await press('Open the camera')
  await act(async () => seen.end())
  expect(find('.tell')?.textContent).toBe('The camera stopped. Open it again, or choose files.')
})

test('a shot that fails is said, and can be taken again', async () => {
  await show({ parts: { grab: async () => null } })
  await press('Open the camera')
  await shoot()
  expect(find('.tell')?.textContent).toBe('That shot could not be kept. Please take it again.')
})

test('a browser that scrambles what it draws is said, and what to do', async () => {
  await show({ parts: { grab: async () => 'scrambled' } })
  await press('Open the camera')
  await shoot()
  expect(find('.tell')?.textContent).toContain('This browser scrambles pictures that a page draws')
  expect(named('Open the camera')).toBeDefined()
})

test('a refused camera shows where to allow it and leads to files', async () => {
  const problem: { problem: DeviceProblem } = { problem: 'refused' }
  await show({ parts: { open: async () => problem } })
  await press('Open the camera')
  expect(text()).toContain('The camera is not allowed')
  expect(find('svg[role="img"]')?.getAttribute('aria-label')).toContain('the camera is switched on')
  expect(named('Try again')).toBeDefined()
  await give('a.jpg')
  await press('Use this photo')
  expect(used).toHaveLength(1)
})

test('without https it says that the camera needs it, and offers files but no second try', async () => {
  const problem: { problem: DeviceProblem } = { problem: 'not-secure' }
  await show({ parts: { open: async () => problem } })
  await press('Open the camera')
  expect(text()).toContain('The camera needs https')
  expect(find('.problem-acts .file-btn')?.textContent).toBe('Choose photos')
  expect(named('Try again')).toBeUndefined()
})

test('a photo that this browser cannot draw says what becomes of it', async () => {
  const heic = { ...chosen('IMG_1.HEIC'), isDrawable: false }
  await show({ parts: { take: async () => ({ photos: [heic], faults: [] }) } })
  await give('IMG_1.HEIC')
  expect(find('img')).toBeNull()
  expect(text()).toContain('This browser cannot show HEIC photos. CANDI can open it')
  await press('Use this photo')
  expect(used).toEqual([heic])
})

test('the lamp of the phone is offered where there is one, and says whether it is lit', async () => {
  const lit: boolean[] = []
  const { open } = fakeCamera(async (isOn) => {
    lit.push(isOn)
    if (lit.length === 3) throw new Error('the battery is low')
  })
  await show({ parts: { open } })
  await press('Open the camera')
  const isPressed = () => named('Light')?.getAttribute('aria-pressed')
  expect(isPressed()).toBe('false')
  await press('Light')
  expect(isPressed()).toBe('true')
  await press('Light')
  await press('Light')
  expect(lit).toEqual([true, false, true])
  expect(isPressed()).toBe('false')
})

test('a photo that is pasted is taken', async () => {
  await show()
  const paste = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { files: [new File(['x'], 'a.jpg')], getData: () => '' },
  })
  await act(async () => document.dispatchEvent(paste))
  expect(named('Use this photo')).toBeDefined()
})

test('a phone offers its own camera, and what that takes is looked over like a file', async () => {
  await show()
  const input = find<HTMLInputElement>('input[capture="environment"]')
  expect(input?.accept).toBe('image/*')
  if (input)
    Object.defineProperty(input, 'files', {
      value: [new File(['x'], 'image.jpg')],
      configurable: true,
      writable: true,
    })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  expect(named('Use this photo')).toBeDefined()
})

test('photos dropped on it are taken', async () => {
  await show()
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files: [new File(['x'], 'a.jpg'), new File(['x'], 'b.jpg')], types: ['Files'] },
  })
  await act(async () => find('.photographer')?.dispatchEvent(drop))
  expect(drop.defaultPrevented).toBe(true)
  expect(named('Use 2 photos')).toBeDefined()
})

test('a camera that opens after all was cancelled is closed again', async () => {
  const { seen, open } = fakeCamera()
  let answer: (camera: Camera) => void = () => {}
  const opening = new Promise<Camera>((done) => {
    answer = done
  })
  await show({ parts: { open: () => opening } })
  await press('Open the camera')
  await press('Cancel')
  expect(isClosed).toBe(true)
  await act(async () => root.render(null))
  const camera = await open()
  await act(async () => answer(camera))
  expect(seen.isOpen).toBe(false)
})
