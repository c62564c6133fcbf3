import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { showPage } from '../fixture/show-page.tsx'
import { stubAccount } from '../fixture/stub-account.ts'

test('a new page begins at its top, and going back comes to where it was left', async () => {
  stubAccount()
  const page = await showPage('/login')
  await page.says('Welcome back.')
  const scrolled = vi.fn()
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal('scrollY', 320)
  await act(async () => dispatchEvent(new Event('scroll')))
  await page.press('Forgot password?')
  await page.says('Send Reset Link')
  expect(scrolled).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  await act(async () => page.router.navigate(-1))
  await page.says('Welcome back.')
  expect(scrolled).toHaveBeenLastCalledWith({ top: 320, behavior: 'instant' })
  vi.unstubAllGlobals()
  await page.leave()
})
