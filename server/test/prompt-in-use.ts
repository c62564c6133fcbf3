import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productRoot } from '../src/outside/product-root.ts'
import type { Exchange } from './exchange.ts'

const FOLDER = join(productRoot, 'server', 'prompts')

export interface PromptInUse {
  readonly file: string
  readonly text: string
  /** As an exchange names it. */
  readonly named: Exchange['prompt']
}

/** The newest version of a prompt; that it is the one which is sent, the recorded requests prove. */
export function promptInUse(name: Exchange['prompt']['name']): PromptInUse {
  const versions = readdirSync(FOLDER).flatMap((file) => {
    const number = /^(.+)-(\d+)\.md$/.exec(file)
    return number?.[1] === name ? [Number(number[2])] : []
  })
  const version = Math.max(...versions)
  const file = `${name}-${version}.md`
  const text = readFileSync(join(FOLDER, file), 'utf8')
  return { file, text, named: { name, version, sha256: createHash('sha256').update(text).digest('hex') } }
}
