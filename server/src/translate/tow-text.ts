import type { Emergency } from '@candi/contracts'
import { upperFirst } from './sentence.ts'

/** Ready to send but for the gaps; `what` is what is wrong, for whoever brings the tow truck. */
export const towText = (carName: string, what: string): Emergency['towText'] =>
  `${upperFirst(carName.replace(/^your /, 'my '))} has to be towed, please with a flatbed. ${what}. It stands at ____ (road, direction, nearest exit or house number). There are ____ of us. Call me at ____.`
