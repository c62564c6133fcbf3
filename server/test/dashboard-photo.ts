import type { CaseSighting } from '@candi/contracts'

/** A photo of a dashboard that speaks for these signs. */
export const dashboardPhoto = (signs: CaseSighting['signs']): CaseSighting => ({
  id: '1',
  name: 'Photo 1',
  kind: 'dashboard',
  lamps: [],
  bulbCheck: false,
  signs,
})
