import { ERRORS } from '@candi/contracts'
import type { Context } from 'hono'
import type { ScreenedWords } from '../conversation/screen-words.ts'

/** Words that could not be read in time, with what the rules alone say of them: the sentence and the card, as a turn tells them. */
export const stoppedReading = (context: Context, { text, emergency }: ScreenedWords) =>
  context.json(
    { error: { code: 'reading-too-slow', message: text.replaceAll('**', ''), emergency } },
    ERRORS['reading-too-slow'].status,
  )
