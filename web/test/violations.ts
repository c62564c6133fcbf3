import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** With the rules that axe holds a page to only where they are asked for: how large targets are. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What axe tags `cat.color` at level A and AA. All else is about structure, which is the same in light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** The axe that the builder came with, without its comments. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)

/** What the builder puts into the page, twice for each question: all of axe, were it not for this. */
const THERE_ALREADY = 'undefined'

/** An axe that stays in the page: there are no frames to enter, our pages may hold none (`frame-src 'none'`). */
const axeIn = (page: Page, within?: string) => {
  const axe = new AxeBuilder({ page, axeSource: THERE_ALREADY })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  return within === undefined ? axe : axe.include(within)
}
/** Each broken rule and the places where it is broken. */
async function told(page: Page, axe: AxeBuilder): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found = await axe.analyze()
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Under reduced motion, so that no color is still on its way to another while it is measured. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
}
async function withDark(page: Page, inLight: () => Promise<string[]>, within?: string): Promise<string[]> {
  const paper = await show(page, 'light')
  const found = await inLight()
  const isStillLight = (await show(page, 'dark')) === paper
  const dark = await told(page, axeIn(page, within).withRules(COLOR_RULES))
  await show(page, 'light')
  return [...found, ...(isStillLight ? ['the page stays light'] : dark).map((line) => `dark: ${line}`)]
}

/** What axe holds against a page or a part of it, in the colors that it shows. */
export const violations = (page: Page, within?: string): Promise<string[]> => told(page, axeIn(page, within))
export const violationsOfAllRules = (page: Page): Promise<string[]> =>
  told(page, axeIn(page).withTags(ALL_RULES))

/** The same in light, and then what its colors break in dark; it is light again afterwards. */
export const violationsInBothThemes = (page: Page, within?: string): Promise<string[]> =>
  withDark(page, () => violations(page, within), within)
export const violationsOfAllRulesInBothThemes = (page: Page): Promise<string[]> =>
  withDark(page, () => violationsOfAllRules(page))
