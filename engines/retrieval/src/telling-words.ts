/** Words that stand in every question and tell none of them apart. */
const COMMON = new Set(
  `a about after again all also am an and any anyone anything are as at away be because been before being but by can could did do
  does doing done else ever every for from get gets getting give go goes going gone good got had has have having he help her here
  him his how i if in into is it its just keep keeps know let like long look looks lot make makes making many may me mean means
  might mine more most much must my need needs never new no not now of off ok okay on once one only or other our out over
  own please put quite really right said say says see seem seems she should since so some someone something still stuff sure take tell than thanks that the
  their them then there these they thing things think this those though through time to told too true try up us use
  used very want was way we well went were what whats when where whether which while who why will with without would yes yet you your
  car cars vehicle normal buddy friend worry ok actually happen happens happened`.split(/\s+/),
)
/** "Used" tells much before "car", and nothing in "used to": it stays out of the common words. */
COMMON.delete('used')

export const isTelling = (word: string): boolean => word.length > 1 && !COMMON.has(word)
