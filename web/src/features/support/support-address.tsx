import { useSettings } from '../../api/settings.ts'

/** Where to write to the operator, inside a sentence: "write to …". */
export function SupportAddress() {
  const settings = useSettings()
  if (settings?.supportEmail) return <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>
  if (settings) return 'whoever gave you this address (a support address is not set up on this server)'
  return 'the support address in the footer'
}
