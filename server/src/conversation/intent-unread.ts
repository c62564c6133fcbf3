import type { Intent } from '@candi/engines/text'
import { type Acts, asksByAct, isActOf } from './act-of-line.ts'
import { asksSomething } from './asks-something.ts'
import { COURTESIES } from './courtesy.ts'
import { type SignsInMessage, speaksOfOwn, tellsOfTrouble } from './intent.ts'

/** What the line does is believed from here on. */
const SURE = 0.4
/** "Do I need new pads?" tells of none, though it names some. */
const ASKS_ADVICE: ReadonlySet<string> = new Set([
  'asks_cost',
  'asks_quote_fair',
  'asks_worth',
  'asks_duration',
  'asks_who_pays',
  'asks_tools',
  'asks_fix',
  'asks_where',
  'asks_which_part',
  'asks_all',
  'asks_interval',
  'asks_shop',
  'asks_say',
  'asks_legal',
  'asks_buying',
])

/** An older message for which the turn has no reading left: kept as a complaint unless it is plainly something else. */
export function intentUnread(acts: Acts, text: string, { found, isUrgent }: SignsInMessage): Intent {
  if (isUrgent) return 'complaint'
  if (found === 0 && isActOf(acts, text, COURTESIES, SURE)) return 'smalltalk'
  if (asksByAct(acts, text, SURE) && isActOf(acts, text, ASKS_ADVICE, SURE)) return 'question'
  if (asksSomething(text)) return found > 0 && speaksOfOwn(text) ? 'complaint' : 'question'
  return found > 0 || tellsOfTrouble(text) ? 'complaint' : 'question'
}
