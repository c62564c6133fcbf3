import { expect, it } from 'vitest'
import { onBothDatabases } from '../../test/both-databases.ts'
import { RequestAllowance } from './request-allowance.ts'

const SECRET = 'a secret of at least thirty-two characters'

onBothDatabases('what one client may ask', (open) => {
  it('is exactly the most of a window, however many ask at once, and is given anew after it', async () => {
    let minute = 0
    const now = () => new Date(Date.UTC(2026, 10, 20, 10, minute))
    const allowance = new RequestAllowance(open().database, SECRET, now, 300)
    const answers = await Promise.all(Array.from({ length: 350 }, () => allowance.take('192.0.2.1')))
    expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(300)
    minute = 5
    expect(await allowance.take('192.0.2.1')).toEqual({ isAllowed: false, retryAfterSeconds: 600 })
    expect(await allowance.take('192.0.2.2')).toEqual({ isAllowed: true })
    minute = 15
    expect(await allowance.take('192.0.2.1')).toEqual({ isAllowed: true })
  })

  it('is shared by the servers on one database', async () => {
    const now = () => new Date('2026-11-20T12:00:00Z')
    const servers = [1, 2, 3].map(() => new RequestAllowance(open().database, SECRET, now, 500))
    const answers = await Promise.all(
      Array.from({ length: 300 }).flatMap(() => servers.map((server) => server.take('192.0.2.3'))),
    )
    const allowed = answers.filter((answer) => answer.isAllowed).length
    // Five leases of a hundred were there to be had; a server that ends with part of one keeps it.
    expect(allowed).toBeLessThanOrEqual(500)
    expect(allowed).toBeGreaterThan(200)
  })
})
