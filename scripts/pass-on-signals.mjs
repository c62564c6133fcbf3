/**
 * Passes on to the server what is sent to this process alone. Ctrl+C at a terminal reaches both by itself: passed on, it
 * would be a second one, and that cuts the answers under way.
 */
export function passOnSignals(server, isAtTerminal) {
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  process.on('SIGINT', () => {
    if (!isAtTerminal) server.kill('SIGINT')
  })
}
