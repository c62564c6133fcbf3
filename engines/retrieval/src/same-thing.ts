/**
 * What owners say, and what our pages call it. Left of the arrow one or several words as asked (under one spelling, see
 * engines/text), right the words to look for beside them. Only what no form of the same word finds.
 */
const TABLE = `
dummy light, idiot light -> warning light
telltale, lamp, symbol, icon, indicator -> light
light -> lamp
squiggly line, squiggle, skid mark, wavy line, swervy -> stability traction
esp, esc, vsc, dsc, vdc, tcs, trac -> stability traction
horseshoe -> tire pressure
tpms -> tire pressure
psi -> tire pressure
penny, quarter, bald -> tread
genie, genie lamp, oil can, teapot, aladdin -> oil pressure
srs, supplemental restraint -> airbag
coil symbol, curly, spring symbol -> glow plug
snail, tortoise -> turtle
dpf, soot -> particulate filter
def, adblue, urea -> diesel exhaust fluid adblue
key symbol, padlock, chip key -> immobilizer security
cel, mil, engine symbol, service engine soon -> check engine
thermometer -> temperature coolant
blink, flicker -> flash
flash -> blink
antifreeze, radiator fluid -> coolant
coolant -> antifreeze
maple syrup, syrup, pancake, caramel -> sweet
egg, sulfur, fart -> rotten egg
gas -> fuel
fuel -> gas
cat, cat converter -> catalytic converter
o2, lambda -> oxygen
maf -> mass air flow
purge -> evap
cambelt, cam belt -> timing belt
fan belt, drive belt, accessory belt -> serpentine belt
serpentine -> drive belt
motor -> engine
tranny, gearbox, atf -> transmission
juice, dead, flat, drained -> battery
kill, killing, drain, parasitic, draw -> drain parasitic battery
drip, puddle, wet spot, seep -> leak puddle
leak -> drip puddle
shriek, screech, chirp, squeak, scream, high pitch -> squeal
squeal -> squeak
drone, whir, roar, whomp, whoosh -> hum
scrape, grate, metal on metal -> grind
pop, click -> click
tick, tap, tapping, sewing machine -> tick
bang, thud, knock, clunk -> knock clunk
shake, shudder, wobble, vibrate, judder -> vibrate shake
buzz, tin can, tinny -> rattle
full lock, sharp turn, u turn -> turn
spongy, mushy, squishy -> soft
rubber -> mount
drag, seize, stuck -> drag
yellow, orange, amber -> amber
gauge -> temperature
boil, overheat, hot -> overheat temperature
warm -> heat
rust, corrode -> rust corrosion
outlet, cigarette lighter, socket -> fuse
blinker -> turn signal
bulb -> light
jack -> lift
tow -> tow
jump, boost -> jump
price, expensive, cost, pay -> cost
mechanic, garage, shop, dealer -> workshop
workshop -> shop mechanic
quote -> estimate
estimate -> quote
rip off, ripped off, scam, upsell -> honest quote
used car, secondhand, second hand, preowned, pre owned -> used
winter, freezing, frost, snow, ice -> winter cold
summer, heat wave -> hot summer
ev, electric, bev -> electric
plug in -> charge
charger -> charge
range -> range
odometer, mileage -> miles
air conditioning, aircon, ac -> ac
wiper -> wiper
windshield -> windshield
smog, emission, inspection -> emission inspection
shop -> workshop
`

const rows = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [said = '', means = ''] = line.split(' -> ')
    return said.split(', ').map((phrase) => [phrase.split(' '), means.split(' ')] as const)
  })

/** Words asked (one or a few in a row) and the words that pages use for them. */
export const SAME_THINGS: readonly (readonly [said: readonly string[], means: readonly string[]])[] = rows
