/**
 * Where the buyer goes: the operator's payment link, carrying who buys. The signed webhook tells the id back to us, and
 * so the tier reaches this account whatever address is typed in while paying.
 */
export function paymentLinkFor(url: string, uid: string, email: string): string {
  const link = new URL(url)
  link.searchParams.set('client_reference_id', uid)
  link.searchParams.set('prefilled_email', email)
  return link.href
}
