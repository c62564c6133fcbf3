import type { ConversationData, Usage } from '@candi/contracts'
import type { Intent } from '@candi/engines/text'
import { asksWhomToCall } from './answer-on-now.ts'
import { findHowTo } from './find-how-to.ts'
import type { DiagnosisParts } from './ports.ts'
import { asksWhetherToDrive } from './topic-of-talk.ts'

/** Whether the answer is about somebody's safety: such an answer is given, tokens or not, and costs none. */
export function isAboutSafety(parts: DiagnosisParts, intent: Intent, text: string): boolean {
  if (intent === 'medical' || intent === 'harm') return true
  if (intent !== 'question') return false
  if (asksWhomToCall(text)) return true
  return asksWhetherToDrive(parts.acts, text) || findHowTo(parts, text)?.topic === 'safety'
}

/** Said in place of a narration for which there are no tokens left: what stays open. What is left stands in `usage`. */
export function spentNotice(usage: Usage, hasSheet: boolean): ConversationData['notice'] {
  const stays = hasSheet
    ? 'Your words were read: whether you can drive it and what to do now stand on the sheet. Tapping answers, changing signs and the sheet cost no tokens.'
    : 'Tell me what the car does, and the sheet still says whether you can drive it and what to do now.'
  return { text: `There are too few tokens left for a talked answer. ${stays}`, usage }
}
