import { rootOf } from './words-of.ts'

const WITHHELD: ReadonlySet<string> = new Set(
  `drive driver driving drives drivable travel trip journey commute ride home road street highway motorway freeway traffic mile mph hill
   stop stopped stopping halt park parked tow towed flatbed wait waiting continue proceed going went
   steer car vehicle truck van model people person owner mechanic workshop shop garage dealer maker factory nobody
   somebody someone everybody anyone child passenger hand body skin eye lung
   you your yourself we us our i me my mine he she
   can could may might should must shall will would need ought want
   safe safety unsafe danger dangerous risk hazard harm harmless hurt injure urgent emergency hurry worry fear fire
   serious severe critical grave minor slight slightly trivial mild mere merely simply nearly almost quite bit small little
   good better best well fine ok okay right alright normal usual ordinary common typical cosmetic healthy sound perfect intact
   whole full fully enough plenty sufficient firm tight clean clear steady smooth quiet silent new strong thick even still
   yet already again always ever later soon early late now today tomorrow yesterday next
   work works working function help helps cure fix fixed repair replace replacement change swap restore return recover improve
   ease disappear vanish heal polish quit prevent avoid remove open opened opening unplug disconnect bridge bypass
   disable silence take takes taken taking put bring brought add fill refill top pour wash clean tape glue weld hammer hit
   tap try test check look listen use used using wipe grab service inspect adjust reset wiggle
   second minute hour day week month year winter morning night long longer short overnight
   zero two three four five six seven eight nine ten twelve twenty dozen hundred thousand half third quarter percent first last once twice
   cheap expensive cost price pay money dollar dollars warranty insurance offer quote fair bargain free
   likely unlikely probable probably certain certainly sure surely definite definitely guarantee proven prove main culprit doubt
   wrong false true truth real really fact correct mistake verdict sheet odds chance
   airbag abs belt seatbelt immobiliser immobilizer alarm odometer catalyst catalytic converter dpf egr adblue
   account password plan code recall number name address mail phone page photo picture video candi pro founder
   brand honda toyota ford police doctor ambulance please sorry promise trust
   easy easier nice mainly much many more most less some several few any every`
    .trim()
    .split(/\s+/)
    .map(rootOf),
)

/**
 * Whether a word of our own texts is kept from a model: it would speak of driving, of time, of danger or of its absence, of doing
 * something to the car, of people, of quantities, or say how sure or how bad a thing is. All of that is said by us alone.
 */
export const isWithheld = (word: string): boolean => WITHHELD.has(rootOf(word))
