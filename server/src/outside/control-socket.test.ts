import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { askRunningServer, ServerUnreachable } from './ask-running-server.ts'
import { type ControlSocket, openControlSocket } from './control-socket.ts'
import { controlAddress } from './control-words.ts'

const folders: string[] = []
const sockets: ControlSocket[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'candi-control-'))
  folders.push(folder)
  return folder
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('the control socket', () => {
  const failures: unknown[] = []
  const opened = async (folder: string) => {
    const socket = await openControlSocket(
      folder,
      {
        repeat: async (given) => ({ exitCode: 0, output: given.join('+') }),
        fail: async () => {
          throw new Error('the reason')
        },
      },
      (error) => failures.push(error),
    )
    if (!socket) throw new Error('no socket')
    sockets.push(socket)
    return socket
  }
  /** What comes back for raw bytes, until the other side hangs up. */
  const sendRaw = (folder: string, bytes: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(controlAddress(folder) ?? '')
      let read = ''
      socket.on('data', (chunk) => {
        read += String(chunk)
      })
      // Hung up on while still writing: that is what is asked of it.
      socket.on('error', () => {})
      socket.on('close', () => resolve(read))
      socket.write(bytes)
    })

  it('carries a command to the process that holds the folder, and its answer back', async () => {
    const folder = newFolder()
    await opened(folder)
    expect(await askRunningServer(folder, 'repeat', ['ä', 'b\nc'])).toEqual({
      exitCode: 0,
      output: 'ä+b\nc',
    })
  })

  it('is its owner’s alone', async () => {
    const folder = newFolder()
    await opened(folder)
    expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600)
  })

  it('is not there when no server runs, nor after one ended', async () => {
    const folder = newFolder()
    expect(await askRunningServer(folder, 'repeat', [])).toBeNull()
    const socket = await opened(folder)
    await socket.close()
    expect(await askRunningServer(folder, 'repeat', [])).toBeNull()
  })

  it('takes the place of one that a killed server left behind', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'control.sock'), '')
    await opened(folder)
    expect((await askRunningServer(folder, 'repeat', ['here']))?.output).toBe('here')
  })

  it('says that it does not know a command, and that one failed, without a trace', async () => {
    const folder = newFolder()
    await opened(folder)
    expect(await askRunningServer(folder, 'toString', [])).toMatchObject({ exitCode: 2 })
    const failed = await askRunningServer(folder, 'fail', [])
    expect(failed?.exitCode).toBe(1)
    expect(failed?.output).not.toContain('the reason')
    expect(failures).toHaveLength(1)
  })

  it('answers rubbish with a sentence and hangs up on a line without end', async () => {
    const folder = newFolder()
    await opened(folder)
    expect(JSON.parse(await sendRaw(folder, 'rubbish\n'))).toMatchObject({ exitCode: 1 })
    expect(await sendRaw(folder, 'x'.repeat(200_000))).toBe('')
    expect((await askRunningServer(folder, 'repeat', ['still here']))?.output).toBe('still here')
  })

  it('does not keep a stopping server waiting for who never asks', async () => {
    const folder = newFolder()
    const socket = await opened(folder)
    const idle = connect(controlAddress(folder) ?? '')
    idle.on('error', () => {})
    await new Promise((resolve) => idle.once('connect', resolve))
    await askRunningServer(folder, 'repeat', []) // by now the server has seen the idle one too
    await socket.close()
  })

  it('says in one sentence that the server does not answer', async () => {
    const folder = newFolder()
    const socket = await openControlSocket(folder, { wait: () => new Promise(() => {}) }, () => {})
    if (!socket) throw new Error('no socket')
    await expect(askRunningServer(folder, 'wait', [], 50)).rejects.toThrow(ServerUnreachable)
    await socket.close()
  })

  it('is done without where the folder cannot hold one', async () => {
    const told: unknown[] = []
    const folder = join(newFolder(), 'not-there')
    expect(await openControlSocket(folder, {}, (error) => told.push(error))).toBeNull()
    expect(told).toHaveLength(1)
  })

  it('has no address in a folder too deep for one, and a pipe on Windows', () => {
    const folder = join(newFolder(), 'd'.repeat(120))
    mkdirSync(folder)
    expect(controlAddress(folder, 'linux')).toBeNull()
    expect(controlAddress(folder, 'win32')).toMatch(/^\\\\\.\\pipe\\candi-[0-9a-f]{32}$/)
  })
})
