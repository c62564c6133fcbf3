import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Provider, startProvider } from '../../test/misbehaving-provider.ts'
import { productRoot } from '../outside/product-root.ts'
import { voteOfProvider } from './vote-of-provider.ts'

const VOTE = { problems: [{ id: 'brake_system', probability: 0.9 }], mustNotDrive: 0.4 }

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
  provider.answers(JSON.stringify({ signs: [], vote: VOTE }))
})
afterAll(() => provider.close())

const ask = () =>
  voteOfProvider(
    {
      provider: 'compatible',
      model: 'made',
      baseUrl: provider.address,
      key: null,
      name: 'Test house',
      seesPhotos: false,
    },
    productRoot,
    'it squeals',
    '2014 Honda Civic',
  )

it('is the vote of the configured model, by its name', async () => {
  expect(await ask()).toEqual({ ...VOTE, by: 'Test house' })
})

it('is none where no model is configured or it fails, and the diagnosis goes on', async () => {
  expect(await voteOfProvider(null, productRoot, 'it squeals', '')).toBeNull()
  provider.behave('server-error')
  expect(await ask()).toBeNull()
})
