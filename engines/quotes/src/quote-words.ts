const setOf = (words: string) => new Set(words.split(' '))

/** "Brakes", "switches" and "supplies" are named by one brake, switch and supply too. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  const isHissed = ['shes', 'ches', 'xes', 'sses'].some((end) => word.endsWith(end))
  return word.slice(0, isHissed ? -2 : -1)
}

/** Which share of a line an amount beside one of these is. */
export const ROLES: ReadonlyMap<string, 'parts' | 'labor' | 'total'> = new Map([
  ['part', 'parts'],
  ['material', 'parts'],
  ['labor', 'labor'],
  ['labour', 'labor'],
  ['total', 'total'],
])
export const HOURS = setOf('hr hrs hour hours')
export const EACH = setOf('each ea apiece')
export const AT = setOf('at x')
export const PER = setOf('per an')
/** Between an amount and the word that says what it is for. */
export const FOR = setOf('in for of the')
/** Where another item may begin. */
export const JOINS = setOf('and plus then also')
/** Behind these a line goes on in the next. */
export const GOES_ON = setOf('and with w for plus')

/** What is counted in these is no money. */
export const UNITS = setOf(
  'mi mile miles km kms k mm cm inch inches psi bar v volt volts amp amps a cca ah ohm ohms qt qts quart quarts liter liters litre litres l gal gallon gallons oz lb lbs ft nm min mins minute minutes day days week weeks month months mo year years yr yrs wheel wheels cylinder cylinders cyl point points pt th st nd rd nds degree degrees f c rpm mph x pc pcs piece pieces ply speed door am pm cell way w',
)
/** Of these a quantity is told, not a measure. */
export const PIECES = setOf('x pc pcs piece pieces')
/** A number behind one of these names something and costs nothing. */
export const NAMES_A_NUMBER = setOf(
  'part pn no num number ro order invoice estimate vin zip phone tel fax cell license plate tag po bay code page group size year odometer odo mileage cylinder cyl unit ste suite date time ref sku oem model acct account customer id tech bin qty quantity call text us',
)
export const QUANTITY = setOf('qty quantity')
/** A number on a line with one of these is mostly an address. */
export const OF_AN_ADDRESS = setOf(
  'street st avenue ave road rd blvd boulevard hwy highway lane ln suite drive',
)

export const TAX = setOf('tax gst hst pst vat iva mwst')
export const DISCOUNT = setOf('discount coupon credit promo saving rebate promotion')
export const FREE = setOf('free included incl waived complimentary gratis nc')
/** Words that a line of money already paid is made of. */
export const PAID = setOf('deposit paid down payment prepaid advance today cash card received')
/** One of these makes a line a sum of others, where nothing else on it is an item. */
export const SUMS = setOf('total everything altogether door due all otd balance grand')
/** What else such a line may hold, and what is said around a price. */
export const TALK = setOf(
  'they he she we i it me my the a an is was are were be of to at for with in on by and or all so that this want wants wanted asking asked ask said says say saying quote quoted quoting estimate estimated told tell came come comes coming price priced cost costs charge charging charged would will be about around roughly approximately approx just only whole job work bill invoice amount out final including incl included excluded not extra tax fee fees usd dollar dollars buck bucks shop mechanic dealer dealership garage guy now please pay got get gave give from part parts labor labour plus before after than more less up pre net est sub today repair repairs repairing fix fixing car need needs needed',
)
export const LABOR = setOf('labor labour')
/** What a line of labor alone is made of. */
export const OF_LABOR = setOf(
  'labor labour hr hrs hour hours mechanical technician tech shop rate book time flat standard at per x total charge cost install installation the for of and a an est estimated',
)
export const RATE = setOf('rate')
