import type { ConversationData } from '@candi/contracts'

const tenths = (probability: number) => Math.round(probability * 10)
const words = (count: number) => (count === 0 ? 'under 1' : String(count))

/** How the belief in the leading cause moved with the last answer; nothing when no tenth changed. */
export function MovedLine({ moved }: { moved: ConversationData['moved'] }) {
  const [before, after] = [tenths(moved.before), tenths(moved.after)]
  if (before === after) return null
  return (
    <p className="moved-line">
      {moved.title}: from {words(before)} to <b>{words(after)} of 10</b>.
    </p>
  )
}
