import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** With the rules that axe holds a page to only where they are asked for: how large targets are. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>
const told = ({ violations }: Found) =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)

/** What axe holds against a page or a part of it: each rule and the places where it is broken. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  return told(await (within === undefined ? axe : axe.include(within)).analyze())
}

export const violationsOfAllRules = async (page: Page): Promise<string[]> =>
  told(
    await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(ALL_RULES)
      .analyze(),
  )
