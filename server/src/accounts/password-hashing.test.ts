import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { describe, expect, it } from 'vitest'

/** What better-auth hashes with when, as with us, nothing else is set; held here because an update could change it. */
describe('passwords', () => {
  it('are hashed beside the event loop, which goes on turning meanwhile', async () => {
    let turns = 0
    let isHashing = true
    const turn = () => {
      turns += 1
      if (isHashing) setImmediate(turn)
    }
    setImmediate(turn)
    const hash = await hashPassword('correct horse')
    isHashing = false
    // Hashed on the loop itself, not one turn would come between.
    expect(turns).toBeGreaterThan(10)
    expect(await verifyPassword({ hash, password: 'correct horse' })).toBe(true)
    expect(await verifyPassword({ hash, password: 'correct horsf' })).toBe(false)
  })

  it('have a salt each: the same password never looks the same twice', async () => {
    expect(await hashPassword('correct horse')).not.toBe(await hashPassword('correct horse'))
  })
})
