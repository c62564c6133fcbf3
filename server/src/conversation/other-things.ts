import { type Acts, isActOf } from './act-of-line.ts'
import { plainWords } from './plain-words.ts'

/** What people own that also knocks, whines and will not start, and parts of themselves that click. */
const OTHER =
  '(?:washing machine|washer(?! (?:fluid|jets?|pump|nozzles?))|dishwasher|fridge|refrigerator|freezer|boiler|furnace|water heater|air ?fryer|oven|microwave|laptop|macbook|phone|iphone|tablet|printer|router|console|xbox|playstation|tv|lawn ?mower|mower|chainsaw|strimmer|leaf blower|generator|snow ?blower|pressure washer|motorcycle|motorbike|scooter|moped|e-?bike|bike|bicycle|atv|boat|outboard|jet ?ski|tractor|forklift|golf cart|plane|aeroplane|airplane|helicopter|vacuum(?: cleaner)?|hoover|sewing machine|treadmill|ceiling fan|toilet|faucet|doorbell|knee|knees|shoulder|jaw|hip|elbow|ankle|wrist)'
/** Words that only somebody with a car in mind writes. */
const CAR =
  /\b(?:car|cars|truck|pickup|van|minivan|suv|jeep|sedan|wagon|hatchback|motorhome|rv|camper|vehicle|auto|hood|bonnet|windshield|windscreen|dash(?:board)?|check engine|odometer|highway|freeway|motorway|mph|steering|clutch|gearbox|transmission|brakes?|tires?|tyres?|exhaust|muffler|driv(?:e|es|ing)|seat)\b/i
const OTHER_MACHINES: ReadonlySet<string> = new Set(['other_machine', 'not_car'])
/** Beside a thing that is named and no word of a car, and in one line: a story is never turned away by its act. */
const SURE = 0.25
const LONGEST = 160
/** "My old washing machine": what a line begins with, and not something beside a car. */
const OPENING_WORDS = 4

/** Whether a line tells of a thing that is plainly no car. A car word anywhere leaves it to the reader. */
export const isAboutAnotherThing = (acts: Acts, text: string): boolean =>
  text.length <= LONGEST &&
  OTHER_ANYWHERE.test(plainWords(text).slice(0, OPENING_WORDS).join(' ')) &&
  !CAR.test(text) &&
  isActOf(acts, text, OTHER_MACHINES, SURE)

/** What only a car has, or is done in one. "Battery" and "engine" have too many owners. */
const PART =
  /\b(?:brak(?:e|es|ing)|clutch|gearbox|transmission|steering|steers?|tires?|tyres?|sidewalls?|lug nuts?|coolant|radiator|thermostat|antifreeze|head ?gasket|exhaust|muffler|catalytic|converter|headlights?|tail ?lights?|blinkers?|turn signals?|wipers?|washer fluid|windshield|windscreen|dash(?:board)?|check engine|oil (?:light|lamp|pressure|change)|dipstick|gas (?:pedal|tank|gauge|cap)|temp(?:erature)? gauge|odometer|ignition|starter|alternator|serpentine|timing (?:belt|chain)|spark plugs?|axle|drive ?shaft|differential|strut|suspension|wheel bearing|ball joint|tie rod|fender|bumper|hood|bonnet|airbags?|seat ?belts?|hand ?brake|gear ?stick|defrosters?|misfir(?:es?|ing)|freeway|highway|motorway|interstate|car|truck|pickup|minivan|suv|jeep|sedan|key ?fob|maintenance required|driving)\b/i
/** Things that have brakes, tires and a clutch as well. */
const OTHER_ANYWHERE = new RegExp(
  String.raw`\b(?:${OTHER}|wheelchair|vespa|harley|kawasaki|ducati|gsxr|cessna|yacht|sailboat|ship|train|elevator|escalator|drone|gta|game|games|playing|computer|stove|dryer|kettle|gpu|skateboard|stroller|toy|rc|lego|rollerblades?|hot tub|pool|sump|smoke alarm|coffee|espresso|mouse|keyboard|teeth|subwoofer|speaker|apartment|upstairs|kitchen|basement|bathroom|landlord|crane|turbine|mill|lathe|drill|saw|solar|inverter|heat pump|radiators? (?:in|at) (?:the|my) (?:house|flat|room)|aquarium|watch|clock|piano|hair|dog|cat food)s?\b`,
  'i',
)
/** Whether a message names what only a car has, and nothing else that could have it. */
export const namesCarPart = (text: string): boolean => PART.test(text) && !OTHER_ANYWHERE.test(text)

/** Whether anything is named, anywhere, that is no car and has parts and troubles like one. */
export const namesAnotherThing = (text: string): boolean => OTHER_ANYWHERE.test(text)

/** What a car has as well as much else: enough where a sign of a car was read beside it. */
const SHARED_PART =
  /\b(?:engine|motor|wheels?|battery|evap|blower|heater|compression|sunroof|suspension|control arm|cylinders?|fuel|idle|idles|idling|belts?|valves?|gears?|oil|rpm|revs?|acid|turbo|injectors?|springs?|shocks?|[pbcu][0-3][\da-f]{3})\b/i
export const namesSharedPart = (text: string): boolean => SHARED_PART.test(text) && !OTHER_ANYWHERE.test(text)

/** The same, where the make or model of a car counts as well. */
export const isAboutCar = (text: string, namesCar: boolean): boolean =>
  namesCarPart(text) || (namesCar && !OTHER_ANYWHERE.test(text))

const ORDERS: ReadonlySet<string> = new Set(['orders'])
const SURE_OF_ORDER = 0.5
/** Orders to the program instead of words about a car. */
export const isOrder = (acts: Acts, text: string): boolean =>
  isActOf(acts, text.slice(0, LONGEST), ORDERS, SURE_OF_ORDER)
