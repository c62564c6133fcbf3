import { beforeEach, expect, test } from 'vitest'
import { hydrate } from '../fixture/hydrate.tsx'
import { chooseTheme } from './theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

beforeEach(() => chooseTheme('system'))
const theme = () => document.documentElement.dataset.theme
const radio = (name: string) => document.querySelector<HTMLInputElement>(`input[value="${name}"]`)

test('colors that were chosen before the page answered are shown and kept', async () => {
  const leave = await hydrate(<ThemeSwitch />, () => radio('dark')?.click())
  expect(theme()).toBe('dark')
  expect(localStorage.getItem('candi.theme')).toBe('dark')
  expect(radio('dark')?.checked).toBe(true)
  await leave()
})

test('a choice of an earlier visit stands where nothing was pressed', async () => {
  chooseTheme('light')
  const leave = await hydrate(<ThemeSwitch />, () => undefined)
  expect(theme()).toBe('light')
  expect(radio('light')?.checked).toBe(true)
  await leave()
})
