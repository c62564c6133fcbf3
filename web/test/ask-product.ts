import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { ProductPlace } from './product.ts'

/**
 * Asks a running product what `candi admin …` asks it, over the same socket. For what a journey only begins with: the
 * command line itself takes half a second to start.
 */
export async function askProduct({ data }: Pick<ProductPlace, 'data'>, ...given: string[]): Promise<void> {
  const socket = connect(join(data, 'control.sock'))
  socket.write(`${JSON.stringify({ command: 'admin', arguments: given })}\n`)
  const told = await text(socket)
  expect(JSON.parse(told), told).toMatchObject({ exitCode: 0 })
}
