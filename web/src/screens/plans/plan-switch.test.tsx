import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { hydrate } from '../../fixture/hydrate.tsx'
import { type Billing, PlanSwitch } from './plan-switch.tsx'

function Prices() {
  const [billing, setBilling] = useState<Billing>('annual')
  return (
    <>
      <PlanSwitch billing={billing} onBilling={setBilling} />
      <output>{billing}</output>
    </>
  )
}
const radio = (billing: Billing) => document.querySelector<HTMLInputElement>(`input[value="${billing}"]`)
const shown = () => document.querySelector('output')?.textContent

test('the billing that was chosen before the page answered is the one whose prices are shown', async () => {
  const leave = await hydrate(<Prices />, () => radio('monthly')?.click())
  expect(radio('monthly')?.checked).toBe(true)
  expect(shown()).toBe('monthly')
  await act(async () => radio('annual')?.click())
  expect(shown()).toBe('annual')
  await leave()
})

test('where nothing was chosen before, the annual prices stand', async () => {
  const leave = await hydrate(<Prices />, () => undefined)
  expect(shown()).toBe('annual')
  await leave()
})
