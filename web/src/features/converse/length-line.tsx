import { LIMITS } from '@candi/contracts'

const whole = new Intl.NumberFormat('en-US')
const TELLS_FROM = LIMITS.messageCharacters - 500

export const isOverlong = (text: string) => text.length > LIMITS.messageCharacters

/** How much room a message has left, near its bound; beyond it, what to do. Nothing is ever cut. */
export function LengthLine({ text }: { text: string }) {
  if (text.length <= TELLS_FROM) return null
  const left = LIMITS.messageCharacters - text.length
  return (
    <p className={left < 0 ? 'fault' : 'soft hint'} role="status">
      {left < 0
        ? `One message holds ${whole.format(LIMITS.messageCharacters)} characters. Please shorten it by ${whole.format(-left)}, or send it in parts.`
        : `${whole.format(left)} characters left.`}
    </p>
  )
}
