import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['ann@example.org', 'ann@example.org'],
  [' Ann@Example.ORG ', 'ann@example.org'],
  ['ann+candi@example.org', 'ann@example.org'],
  ['ann+a+b@example.org', 'ann@example.org'],
  ['a.n.n+cars@gmail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
])('%s leads to the mailbox of %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

it.each([
  ['an.n@example.org', 'ann@example.org', 'dots part people everywhere but at Gmail'],
  ['ann-cars@example.org', 'ann@example.org', 'a hyphen is part of a name'],
  ['+1@example.org', '+2@example.org', 'a plus at the beginning is a name'],
  ['ann@example.org', 'ann@example.com', 'another host is another box'],
])('%s and %s are two mailboxes: %s', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})

it('a mailbox is its own, and has no aliases left', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z\d]{0,8}$/), (address, tag) => {
      const [name = '', host = ''] = address.split('@')
      fc.pre(!name.includes('+'))
      expect(mailboxOf(mailboxOf(address))).toBe(mailboxOf(address))
      expect(mailboxOf(`${name}+${tag}@${host}`)).toBe(mailboxOf(address))
    }),
  )
})
