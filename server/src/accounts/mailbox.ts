/** One mailbox of these is reached with dots anywhere in its name, and by either host. */
const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * The mailbox that an address leads to, so that one person's allowance is one: without what stands behind a plus sign,
 * which mail servers of every kind put into the same box (RFC 5233), and at Gmail without dots. Nothing else is taken
 * for the same, since two people would then share what is promised to each. For counting only, never to write to.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  const [host, name] = [address.slice(at + 1), address.slice(0, at)]
  const plus = name.indexOf('+')
  const plain = plus > 0 ? name.slice(0, plus) : name
  return GMAIL.includes(host) ? `${plain.replaceAll('.', '') || plain}@gmail.com` : `${plain}@${host}`
}
