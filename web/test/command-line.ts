import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { ProductPlace } from './product.ts'

const CANDI = resolve(import.meta.dirname, '../../dist/server/candi.js')

/** `candi admin …` as an operator types it beside a running server. */
export const administer = ({ data }: Pick<ProductPlace, 'data'>, ...given: string[]) =>
  promisify(execFile)(process.execPath, [CANDI, 'admin', ...given], {
    env: { ...process.env, CANDI_DATA: data },
  })
