import type { Assessment } from '@candi/contracts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { brakeAssessment, brakeWords } from '../../fixture/brake-case.ts'
import { smokeEmergency } from '../../fixture/smoke-emergency.ts'
import { PrintReport } from './print-report.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

async function printed(assessment: Assessment): Promise<string> {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () =>
    root.render(<PrintReport assessment={assessment} ownWords={[brakeWords]} vehicle={null} codes={[]} />),
  )
  return document.querySelector('.report')?.textContent ?? ''
}

test('the printed page says whether the car can be driven right above the card, before the complaint', async () => {
  const assessment = { ...brakeAssessment, emergency: smokeEmergency }
  const words = await printed(assessment)
  const places = [assessment.verdict.headline, smokeEmergency.title, 'Complaint, in the owner’s words'].map(
    (part) => words.indexOf(part),
  )
  expect(places[0]).toBeGreaterThan(0)
  expect(places).toEqual([...places].sort((left, right) => left - right))
})

test('the printed page tells of the other of two faults', async () => {
  const second = { title: 'Another fault', text: 'Also: AC blows warm air.', causes: [], isTold: true }
  expect(await printed({ ...brakeAssessment, second })).toContain('Another faultAlso: AC blows warm air.')
  expect(await printed(brakeAssessment)).not.toContain('Another fault')
})
