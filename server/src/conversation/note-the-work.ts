import type { Assessment } from '@candi/contracts'
import { asItStandsNow } from './as-it-stands-now.ts'
import { stillStands } from './still-stands.ts'

/** Work that was done on the car. */
const WORK =
  /\b(?:replac(?:ed|ing)|chang(?:ed|ing)|swapp(?:ed|ing)|install(?:ed|ing)|fitted|rebuilt|clean(?:ed|ing)|flushed|bled|recharged|refilled|balanced|aligned|rotated|fixed|repaired|serviced|patched|welded|tightened|adjusted|topped (?:it |them )?(?:off|up)|added|filled|put (?:in |on )?(?:a |an |some |the )?(?:new|another|different|used|rebuilt)|put (?:a |an |the )?[\w ]{3,30} (?:in|on)|got (?:a |an )?(?:new|another)|new|did (?:the |my |a )?[\w ]{3,30})\b/i
const CLEARED =
  /\b(?:clear(?:ed|ing)|reset(?:ting)?|eras(?:ed|ing)|delet(?:ed|ing))\b.{0,90}\b(?:codes?|lights?|lamp|it|them)\b|\b(?:codes?|lights?|lamp)\b.{0,90}\b(?:was |were |got )?(?:cleared|reset|erased)\b/i
/** It is as it was, or became so again. */
const PERSISTS =
  /\bsame (?:thing|problem|issue|noise|result|story|symptoms?|crap|shit)\b|\bstill\b(?! (?:under warranty|have the|got the))|\bno (?:change|difference|luck|better|improvement|help)\b|\b(?:did|does|has)(?:n['’]?t| not) (?:help|fix|change|work|do anything|make|solve|cure)|\b(?:came|comes|coming|come) (?:right |straight )?back\b|\b(?:it|light|code|noise|problem)(?:['’]?s| is|s)? back\b|\breturned\b|\bnot (?:fixed|better|solved|cured)\b|\bnothing changed\b|\b(?:came|come|comes|back) on again\b|\bto no avail\b|\b(?:worked|was fine|was good|fine|good|ok|okay|held|lasted)(?: \w{1,24})? (?:for )?(?:about |like )?(?:a (?:week|month|day|while|bit|few|couple)|\d{1,20}|two|three|one|couple)\b/i

/** "New starter, and it is fine now". */
const REPAIRED =
  /\b(?:replaced|fixed|repaired|changed|swapped|installed|put in|put a|got a new|new)\b.{0,90}\b(?:(?:runs?|drives?|works?|working|goes|straight|is|it['’]?s|all|feels?|running|starts?|starting) (?:fine|good|great|well|perfect(?:ly)?|normal(?:ly)?|gone|again|now|right up)|(?:gone|fine|good|straight|works|better) now|no more|(?:fixed|solved|cured) (?:it|the (?:problem|issue|noise)))\b|^\W{0,9}(?:\w{1,24}\W{1,9}){0,4}(?:all |got it |it['’]?s |its |is |been |was |now ){1,6}(?:fixed|repaired|sorted)(?: now)?(?: thanks?| thank you)?\W{0,9}$|\bproblem (?:is )?solved\b/i
const IS_DOUBTED = /\b(?:but|still|not|again the|\w*n['’]t|same)\b/i

/** What is said to the news of work that was done: a part was renewed, a code was cleared; empty for every other line. */
export function noteTheWork(text: string, sheet: Assessment): string {
  if (CLEARED.test(text) && PERSISTS.test(text))
    return `Noted: what comes back after it was cleared is a fault that is still there. Tell me the code, such as P0301, if you have it. ${asItStandsNow(sheet)}`
  if (WORK.test(text) && PERSISTS.test(text))
    return `Noted: that work did not end it. Either the cause is another one, or the work has to be looked at again. ${asItStandsNow(sheet)}`
  if (REPAIRED.test(text) && !IS_DOUBTED.test(text)) return noteTheRepair(sheet)
  return ''
}

/** A part was renewed and all seems well: nobody here can see that, and no drive is invited to find out. */
const noteTheRepair = (sheet: Assessment): string =>
  `Good. I cannot see the repair, so what you told before counts here. ${stillStands(sheet)}If the workshop says that the cause was found and mended, flip those signs on the sheet or start a new case.`
