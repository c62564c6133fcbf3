import { expect, test } from 'vitest'
import { violationsOfAllRulesInBothThemes } from './violations.ts'
import { BRAKES, openQuestion, say, visitor } from './visit.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  // Tall enough for the whole page, whose foot the composer would otherwise cover wherever it is scrolled to.
  { width: 390, height: 12_000 },
]) {
  test(`axe finds nothing at ${viewport.width} px, light and dark`, async () => {
    const { open } = await visitor({ viewport, reducedMotion: 'reduce' })
    const home = await open('/')
    await home.getByRole('heading', { level: 1 }).waitFor()
    expect(await violationsOfAllRulesInBothThemes(home)).toEqual([])

    const page = await open()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await violationsOfAllRulesInBothThemes(page)).toEqual([])
    await say(page, BRAKES)
    await openQuestion(page).getByRole('button', { name: 'Not sure' }).click()
    await page.locator('.answered .picked').waitFor()
    await openQuestion(page).waitFor()
    for (const summary of await page.locator('#sheet summary').all()) await summary.click()
    expect(await violationsOfAllRulesInBothThemes(page)).toEqual([])

    await page.locator('button.car').click()
    await page.getByRole('dialog', { name: 'Your car' }).waitFor()
    expect(await violationsOfAllRulesInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cases' }).click()
    const cases = page.getByRole('dialog', { name: 'Your cases' })
    await cases.getByRole('button', { name: /^Delete/ }).click()
    expect(await violationsOfAllRulesInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Colors/ }).click()
    await page.getByRole('dialog', { name: 'Colors' }).waitFor()
    expect(await violationsOfAllRulesInBothThemes(page)).toEqual([])

    const nowhere = await open('/nowhere')
    await nowhere.getByRole('heading', { level: 1 }).waitFor()
    expect(await violationsOfAllRulesInBothThemes(nowhere)).toEqual([])
  })
}
