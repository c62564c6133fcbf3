import type { Founders } from '@candi/contracts'
import { type ApiResult, callApi } from './call-api.ts'
import { plainList, plainObject, plainString } from './plain-schema.ts'

export type Founder = Founders['founders'][number]

const wall = plainObject<Founders>({
  founders: plainList(plainObject<Founder>({ name: plainString, since: plainString })),
})

/** The founders who let their name be shown, oldest first. */
export const readFounders = (): Promise<ApiResult<Founders>> => callApi('/api/founders', wall)
