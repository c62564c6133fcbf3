import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A line to a server that can be cut: after so many bytes more have gone out, in the middle of whatever is being sent.
 * Nobody gets through until it is mended.
 */
export async function thinLine(port: number) {
  const sockets = new Set<Socket>()
  let left = Number.POSITIVE_INFINITY
  let wasCut = () => {}
  const server = createServer((visitor) => {
    if (left <= 0) return visitor.destroy()
    const onward = connect(port, '127.0.0.1')
    for (const socket of [visitor, onward]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        visitor.destroy()
        onward.destroy()
      })
    }
    onward.pipe(visitor)
    visitor.on('data', (bytes) => {
      const through = bytes.subarray(0, Math.max(0, Math.min(bytes.length, left)))
      left -= bytes.length
      onward.write(through)
      if (left > 0) return
      // What was let through arrives; what follows does not.
      onward.end()
      visitor.destroy()
      wasCut()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  // A listening TCP server always has an address of this form.
  const { port: own } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${own}`,
    /** Settles when it was cut. */
    cutAfter: (bytes: number) => {
      left = bytes
      return new Promise<void>((done) => {
        wasCut = done
      })
    },
    mend: () => {
      left = Number.POSITIVE_INFINITY
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
