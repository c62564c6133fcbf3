import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { brakeAssessment, brakeWords } from '../../fixture/brake-case.ts'
import { smokeEmergency } from '../../fixture/smoke-emergency.ts'
import { PrintReport } from './print-report.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('the printed page says whether the car can be driven right above the card, before the complaint', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  const assessment = { ...brakeAssessment, emergency: smokeEmergency }
  await act(async () =>
    root.render(<PrintReport assessment={assessment} ownWords={[brakeWords]} vehicle={null} codes={[]} />),
  )
  const words = document.querySelector('.report')?.textContent ?? ''
  const places = [assessment.verdict.headline, smokeEmergency.title, 'Complaint, in the owner’s words'].map(
    (part) => words.indexOf(part),
  )
  expect(places[0]).toBeGreaterThan(0)
  expect(places).toEqual([...places].sort((left, right) => left - right))
})
