import { loadPartsWithoutReader } from '@candi/server/outside/load-diagnosis-parts'
import { productRoot } from '@candi/server/outside/product-root'
import { describe, expect, it } from 'vitest'
import { readOwnerCauses } from './owner-causes.ts'
import { answersOfPosts } from './replayed-owner.ts'

const causesOf = readOwnerCauses(productRoot)

describe('the causes that are right for replayed owners', () => {
  it('are given for each owner of a post and for the 60 confirmed cases', () => {
    const posts = answersOfPosts(productRoot)
    expect(posts.filter(({ id }) => !causesOf.has(id))).toEqual([])
    expect(causesOf.size).toBe(posts.length + 60)
  })

  it('are causes that knowledge has, each named once', () => {
    const { position } = loadPartsWithoutReader(productRoot).model
    for (const [owner, causes] of causesOf) {
      expect(
        causes.filter((cause) => !position.has(cause)),
        owner,
      ).toEqual([])
      expect(new Set(causes).size, owner).toBe(causes.length)
    }
  })
})
