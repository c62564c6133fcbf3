import '../../../test/own-database.ts'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CaseRecord, newCase } from '../../features/keep-cases/case-record.ts'
import { listCases, putCase } from '../../features/keep-cases/case-store.ts'
import { deleteAllCases } from '../../features/keep-cases/delete-case.ts'
import { brakeWords } from '../../fixture/brake-case.ts'
import { showDiagnose } from '../../fixture/show-screen.tsx'
import { silentServer } from '../../fixture/silent-server.ts'
import { stubServer } from '../../fixture/stub-server.ts'

type Screen = Awaited<ReturnType<typeof showDiagnose>>
let screen: Screen
beforeEach(deleteAllCases)
afterEach(async () => {
  vi.restoreAllMocks()
  await screen.leave()
})

const words = (id: string, role: 'user' | 'assistant', text: string) => ({
  id,
  role,
  parts: [{ type: 'text' as const, text }],
})
const sendButton = () => document.querySelector<HTMLElement>('.composer #send')

async function openBegun(record: Partial<CaseRecord>) {
  const begun = { ...newCase('en-US'), ...record }
  await putCase(begun)
  screen = await showDiagnose(`/diagnose/${begun.id}`)
  return begun
}
/** A message on its way, of which nobody has heard anything yet. */
async function sentInSilence() {
  const server = silentServer()
  screen = await showDiagnose()
  await screen.key(await screen.type(brakeWords), { key: 'Enter' })
  await screen.until('the turn', () => server.turns().length === 1)
  await screen.until('the case’s own address', () => screen.router.state.location.pathname !== '/diagnose')
  return server
}

test('an unanswered message is picked up first; a recording that nobody has told of waits for its turn', async () => {
  const server = silentServer()
  const hearing = {
    seconds: 5,
    state: { id: 'idle' as const, probability: 1, isTold: true },
    fault: null,
    sounds: [],
    orders: [],
    engineSpeed: null,
    flaws: [],
    signs: [],
    summary: 'A tick.',
    next: null,
  }
  await openBegun({
    messages: [words('m1', 'user', brakeWords)],
    recordings: [
      {
        id: 'r1',
        name: 'Recording 1',
        about: '',
        seconds: 5,
        madeAt: 1,
        told: { state: null, rpm: null },
        dismissed: [],
        isTold: false,
        failure: '',
        hearing,
      },
    ],
  })
  await screen.until('the turn', () => server.turns().length > 0)
  await screen.settle(100)
  expect((await listCases())[0]?.recordings[0]?.hearing).not.toBeNull()
  expect(server.turns().length).toBe(1)
})

test('leaving in the middle of an answer stops it, and coming back asks once more', async () => {
  const server = await sentInSilence()
  const address = screen.router.state.location.pathname
  await screen.leave()
  await vi.waitFor(() => expect(server.turns()[0]?.signal?.aborted).toBe(true))
  screen = await showDiagnose(address)
  await screen.until('the turn again', () => server.turns().length === 2)
  expect(server.turns().filter(({ signal }) => !signal?.aborted).length).toBe(1)
})

test('an answer stopped before its first word says so and offers Retry', async () => {
  const server = await sentInSilence()
  await screen.press('Stop')
  await screen.until('what happened', () => screen.says('Stopped before an answer came.'))
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Stopped before an answer came.')
  expect(screen.says('Answer complete.')).toBe(false)
  await screen.press('Retry')
  await screen.until('the turn again', () => server.turns().length === 2)
  expect(screen.says('Stopped before an answer came.')).toBe(false)
})

test('the same words are sent again where the owner says so', async () => {
  const server = await sentInSilence()
  await screen.press('Stop')
  await screen.press('Edit')
  await screen.press('Send again')
  await screen.until('the turn again', () => server.turns().length === 2)
})

test('what was stopped is not sent again by opening the case', async () => {
  const server = await sentInSilence()
  await screen.press('Stop')
  await screen.until('what happened', () => screen.says('Stopped before an answer came.'))
  const address = screen.router.state.location.pathname
  await vi.waitFor(async () => expect((await listCases())[0]?.stopped).not.toBe(''))
  await screen.leave()
  screen = await showDiagnose(address)
  await screen.until('what happened', () => screen.says('Stopped before an answer came.'))
  await screen.settle(100)
  expect(server.turns().length).toBe(1)
})

test('the keyboard stays where it is when Send becomes Stop and Stop becomes Send', async () => {
  silentServer()
  screen = await showDiagnose()
  await screen.type(brakeWords)
  sendButton()?.focus()
  await screen.press('Send')
  await screen.until('Stop', () => screen.button('Stop'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Stop')
  await screen.press('Stop')
  await screen.until('Send', () => screen.button('Send'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Send')
})

test('Send is there before the page answers, and sends nothing where nothing is written', async () => {
  const server = silentServer()
  screen = await showDiagnose()
  expect(sendButton()?.getAttribute('aria-disabled')).toBe('true')
  expect(sendButton()?.hasAttribute('disabled')).toBe(false)
  await screen.press('Send')
  await screen.settle(50)
  expect(server.turns()).toEqual([])
})

test('Escape that closes what lies above the conversation does not stop the answer', async () => {
  const server = await sentInSilence()
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  await screen.key(dialog, { key: 'Escape' })
  expect(server.turns()[0]?.signal?.aborted).toBe(false)
  dialog.remove()
  await screen.key(document.body, { key: 'Escape' })
  await vi.waitFor(() => expect(server.turns()[0]?.signal?.aborted).toBe(true))
})

test('asked again without a connection, the answer that was there stays', async () => {
  stubServer()
  await openBegun({
    messages: [words('m1', 'user', brakeWords), words('m2', 'assistant', 'It is the pads.')],
  })
  await screen.until('the answer', () => screen.says('It is the pads.'))
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  await screen.press('Answer again')
  await screen.until('what happened', () => screen.says('We could not reach the server.'))
  await screen.until('the answer that was there', () => screen.says('It is the pads.'))
  await vi.waitFor(async () => expect((await listCases())[0]?.messages.length).toBe(2))
  stubServer()
  await screen.press('Retry')
  await screen.until('another answer', () => screen.says('only while your foot is on the brake?'))
  expect(screen.says('It is the pads.')).toBe(false)
})

test('a write that ends after leaving leads nobody back', async () => {
  stubServer()
  screen = await showDiagnose()
  await screen.key(await screen.type(brakeWords), { key: 'Enter' })
  await screen.until('the answer', () => screen.button('Answer again'))
  await screen.until('the case’s own address', () => screen.router.state.location.pathname !== '/diagnose')
  // The disk takes its time with the draft.
  let end = () => {}
  const put = IDBObjectStore.prototype.put
  const written = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...entry
  ) {
    const request = put.apply(this, entry)
    const hold = () => {
      this.get('nobody').onsuccess = () => (isHeld ? hold() : undefined)
    }
    let isHeld = true
    end = () => {
      isHeld = false
    }
    hold()
    return request
  })
  await screen.type('and it')
  await screen.until('the write', () => written.mock.calls.length > 0)
  await act(async () => screen.router.navigate('/diagnose'))
  end()
  await screen.settle(100)
  expect(screen.router.state.location.pathname).toBe('/diagnose')
})

test('a case that went on in another tab becomes a case of its own here, and that is said', async () => {
  stubServer()
  const begun = await openBegun({
    messages: [words('m1', 'user', brakeWords), words('m2', 'assistant', 'It is the pads.')],
  })
  await screen.until('the answer', () => screen.says('It is the pads.'))
  const elsewhere = [...begun.messages, words('m3', 'user', 'It got worse')]
  await putCase({ ...begun, messages: elsewhere, revision: 'elsewhere' })
  await screen.key(await screen.type('Is it dear?'), { key: 'Enter' })
  await screen.until('what happened', () => screen.says('This case also went on in another tab.'))
  await screen.until('the answer', () => screen.button('Answer again'))
  const own = await screen.until('its address', () => {
    const address = screen.router.state.location.pathname
    return address !== `/diagnose/${begun.id}` && address
  })
  const kept = new Map((await listCases()).map(({ id, messages }) => [`/diagnose/${id}`, messages]))
  expect(kept.get(`/diagnose/${begun.id}`)?.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3'])
  expect(JSON.stringify(kept.get(own))).toContain('Is it dear?')
  expect(screen.says('Is it dear?')).toBe(true)
})
