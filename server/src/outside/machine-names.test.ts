import { expect, it } from 'vitest'
import { machineNames } from './machine-names.ts'

it.each(['127.0.0.1', '::1', 'localhost'])('a server on %s alone has no name in the house', (host) => {
  expect(machineNames(host, 'Workshop')).toEqual([])
})

it('a server on every address goes by the name of its machine, short, whole and as phones know it', () => {
  expect(machineNames('0.0.0.0', 'Workshop.lan')).toEqual(['workshop.lan', 'workshop', 'workshop.local'])
})

it('a server that was told a name to listen on goes by that one too', () => {
  expect(machineNames('candi.internal', 'box')).toEqual(['box', 'box.local', 'candi.internal'])
})
