import type { Page } from 'playwright-core'

/**
 * Waits for a message that stands for a second or so. It is looked for in the page itself, which misses nothing while this
 * process is held up; begin before what brings it.
 */
export const saysForAMoment = (page: Page, words: string) =>
  page.waitForFunction(
    (told) => [...document.querySelectorAll('.alert-text')].some((line) => line.textContent === told),
    words,
  )
