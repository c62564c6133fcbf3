import { LIMITS } from '@candi/contracts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { brakeAssessment } from '../../fixture/brake-case.ts'
import { QuoteDoor } from './quote-door.tsx'

test('what the sheet says goes along to where a quote is checked, within the bounds of the server', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = '<div id="root"></div>'
  const { verdict, causes } = brakeAssessment
  const [cause] = causes
  const many = Array.from({ length: LIMITS.quoteCauses + 5 }, () => causes).flat()
  const router = createMemoryRouter(
    [
      { path: '/diagnose/:caseId', element: <QuoteDoor verdict={verdict} causes={many} /> },
      { path: '/quote', element: null },
    ],
    { initialEntries: ['/diagnose/c1'] },
  )
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () => root.render(<RouterProvider router={router} />))
  const link = document.querySelector('a')
  expect(link?.textContent).toBe('Got a quote? Check it before you pay')
  await act(async () => link?.click())
  expect(router.state.location.pathname).toBe('/quote')
  const { quoteCase, from } = router.state.location.state
  expect(from).toBe('/diagnose/c1')
  expect([quoteCase.level, quoteCase.starts]).toEqual([verdict.urgency, verdict.starts])
  expect(quoteCase.causes).toHaveLength(LIMITS.quoteCauses)
  expect(quoteCase.causes[0]).toEqual({ id: cause?.id, probability: cause?.probability })
  await act(async () => root.unmount())
})
