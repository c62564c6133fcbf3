import { isSuspiciousKey, isSuspiciousText, isSuspiciousUrl, isTampered } from './suspicious.ts'

/** `key` names one thing: what is still there at the next look is not counted again. */
export type Threat = { kind: 'input' | 'url' | 'storage' | 'element'; key: string }

/** What a look at the page goes by; `Document` and `Storage` of the browser, or a test's. */
export type Page = {
  address: string
  fields: readonly (HTMLInputElement | HTMLTextAreaElement)[]
  storageKeys: readonly string[]
  elements: readonly Element[]
}

/** Kinds of input that hold words; a password is nobody's to read. */
const WORDS = new Set(['text', 'search', 'email', 'url', 'tel', ''])
const DIAGNOSE = /^\/diagnose(\/|$)/

/** The fields that hold code. On Diagnose a person may type whatever the car or its screen says: never looked at. */
export function suspiciousFields(page: Page): (HTMLInputElement | HTMLTextAreaElement)[] {
  if (DIAGNOSE.test(new URL(page.address).pathname)) return []
  return page.fields.filter(
    (field) =>
      (field instanceof HTMLTextAreaElement || WORDS.has(field.type)) && isSuspiciousText(field.value),
  )
}

export function findThreats(page: Page): Threat[] {
  const threats: Threat[] = suspiciousFields(page).map(({ name, id, value }) => ({
    kind: 'input',
    key: `input ${name || id} ${value}`,
  }))
  if (isSuspiciousUrl(page.address)) threats.push({ kind: 'url', key: `url ${page.address}` })
  for (const key of page.storageKeys)
    if (isSuspiciousKey(key)) threats.push({ kind: 'storage', key: `storage ${key}` })
  for (const element of page.elements)
    for (const attribute of element.attributes)
      if (isTampered(attribute))
        threats.push({
          kind: 'element',
          key: `element ${numberOf(element)} ${attribute.name} ${attribute.value}`,
        })
  return threats
}

const numbers = new WeakMap<Element, number>()
let lastNumber = 0
/** Tells elements apart, wherever they move. */
function numberOf(element: Element): number {
  const number = numbers.get(element) ?? ++lastNumber
  numbers.set(element, number)
  return number
}

/** Empties a field so that React, which keeps its own copy, hears of it. */
export function clearField(field: HTMLInputElement | HTMLTextAreaElement): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, '')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
