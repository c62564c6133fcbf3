import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail server of the tests' own, on a free port of this machine: what it took in can be awaited and read. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const arrived: Email[] = []
  const waiting: ((mail: Email) => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const waiter = waiting.shift()
          if (waiter) waiter(mail)
          else arrived.push(mail)
          done()
        })
      })
    },
    ...options,
  })
  // Clients that hang up are what some tests are about.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    nextMail: () =>
      new Promise<Email>((resolve) => {
        const mail = arrived.shift()
        if (mail) resolve(mail)
        else waiting.push(resolve)
      }),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
