/** What tells the length and the day of a trip. All words are lower-cased and without apostrophes; "a few" is taken for the most that it may be. */
export const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    couple: 2,
    three: 3,
    four: 4,
    five: 5,
    few: 5,
    six: 6,
    seven: 7,
    several: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
)
export const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
])

const KM = 0.621_371
const unitsOf = (names: string, size: number) => names.split(' ').map((name) => [name, size] as const)
/** Miles in a unit of distance. */
export const DISTANCES: ReadonlyMap<string, number> = new Map([
  ...unitsOf('mi mile miles', 1),
  ...unitsOf('km kms kilometer kilometers kilometre kilometres ks kay kays klick klicks', KM),
  // "Another 10k" is more than a way of ten.
  ...unitsOf('k', 1_000),
  // Between twelve and twenty to a mile.
  ...unitsOf('block blocks', 1 / 12),
])
/** Miles in a time at the wheel: a mile a minute, so that no way is reckoned much shorter than it is. */
export const DRIVING_TIMES: ReadonlyMap<string, number> = new Map([
  ...unitsOf('min mins minute minutes', 1),
  ...unitsOf('h hr hrs hour hours', 60),
])
export const SPANS_OF_DAYS: ReadonlyMap<string, number> = new Map([
  ...unitsOf('day days', 1),
  ...unitsOf('week weeks wk wks', 7),
  ...unitsOf('fortnight', 14),
  ...unitsOf('month months', 31),
])

export const WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ...unitsOf('sunday', 0),
  ...unitsOf('monday', 1),
  ...unitsOf('tuesday tues', 2),
  ...unitsOf('wednesday', 3),
  ...unitsOf('thursday thurs', 4),
  ...unitsOf('friday fri', 5),
  ...unitsOf('saturday', 6),
])
/** Days from today. */
export const NEAR_DAYS: ReadonlyMap<string, number> = new Map([
  ...unitsOf('now today tonight tonite', 0),
  ...unitsOf('tomorrow tomorow tommorow tmrw tmr tmw', 1),
])

const setOf = (words: string) => new Set(words.split(' '))
/** A day that nobody but the owner knows. */
export const OWN_DAYS: ReadonlySet<string> = setOf('payday paycheck')
/** Written before a day and part of how it is named. */
export const BEFORE_DAY: ReadonlySet<string> = setOf('on by this next until till til before')
/** Where a trip goes stands behind these. */
export const TOWARD: ReadonlySet<string> = setOf('to reach')
/** Behind "to" these tell what is done there, and no place. */
export const DOINGS: ReadonlySet<string> = setOf(
  'add ask attend avoid be break bring buy call cancel carry catch chance change check collect come continue cost cross deal deliver die do drive drop eat fetch find finish fix get give go handle happen haul have head help it keep know leave let limp look make manage me meet move need open park pay pick plan pull put reach rent replace return risk run say see sell sit stay start stop survive take tell them tow travel try turn use visit wait want worry you',
)
/** Where the name of a place ends. */
export const BEHIND_PLACE: ReadonlySet<string> = setOf(
  'about across after again all alright and around as at because before but by can could do doable down each first for from good i id if im in is it its later like maybe n now of off ok okay on once or over please pls possible right round safe so that thats then there this too twice via we what when will with without would yes you',
)
/** At its beginning a place may have these. */
export const DETERMINERS: ReadonlySet<string> = setOf('the my our his her their your a an some')
export const WORKSHOPS: ReadonlySet<string> = setOf(
  'shop workshop garage mechanic mechanics dealer dealers dealership',
)
/** Ways of every day: nine of ten Americans live within 35 miles of their work (Bureau of Transportation Statistics). */
export const EVERYDAY: ReadonlySet<string> = setOf(
  'work school job office class daycare nursery kindergarten store shops supermarket grocery groceries walmart target aldi tesco gym church dentist pharmacy chemist commute commuting errands',
)
/** Driven on each day again. */
export const AGAIN: ReadonlySet<string> = setOf('daily everyday commute commuting')
/** Nobody counts these in miles: taken for a whole day at the wheel. */
export const JOURNEYS: ReadonlySet<string> = setOf('vacation holiday holidays roadtrip')

/** Fast roads, as owners write them. */
export const FAST_ROADS: ReadonlySet<string> = setOf(
  'highway highways hwy freeway freeways fwy interstate motorway motorways expressway turnpike tollway autobahn',
)
export const DARK_HOURS: ReadonlySet<string> = setOf('tonight tonite night nights overnight dark midnight')
export const TRAILERS: ReadonlySet<string> = setOf(
  'trailer trailers camper caravan boat uhaul towing hauling horsebox',
)
export const HEAVY_LOADS: ReadonlySet<string> = setOf('loaded luggage furniture heavy')
