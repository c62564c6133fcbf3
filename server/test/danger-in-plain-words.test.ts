import { rulesThatHold, URGENCIES } from '@candi/domain'
import { describe, expect, it } from 'vitest'
import { diagnosisParts } from '../src/conversation/diagnosis-parts.ts'
import { loadBundle, loadCalibration, loadEnglishWords } from '../src/outside/load-diagnosis-parts.ts'
import { productRoot } from '../src/outside/product-root.ts'

const parts = diagnosisParts(
  loadBundle(productRoot),
  loadCalibration(productRoot),
  loadEnglishWords(productRoot),
  null,
  () => new Date(),
)
/** The most urgent rule that holds by these words alone, without the reader and without odds. */
const ruledBy = (text: string) =>
  rulesThatHold(
    parts.model,
    parts.signs.read(text).map(({ observation }) => observation),
  )[0]
const stateOf = (text: string, finding: string) =>
  parts.signs.read(text).find(({ observation }) => observation.finding === finding)?.observation.state

describe('danger in the plainest words', () => {
  it.each([
    'the oil light came on',
    'i ran out of oil',
    'my brakes dont work',
    'the brake pedal slowly goes down while i hold it',
    'there are flames',
    'tires have bubbles on the side',
    'i can see steel belts showing on my tire',
    'lug nuts are loose',
    'the steering wheel has 3 inches of play',
    'clutch pedal on the floor',
    'my car sped up by itself',
    'my ev says stop safely',
    'coolant is boiling',
    'lost all my oil',
    'no drive, no reverse',
    'death wobble after i hit a bump',
    'smells like burning plastic',
    'my brakes are not working',
    'the car will not brake',
    'i press the brake and nothing happens',
    'i hit the brakes and the car just kept going',
    'there is no pressure in the brakes',
    'lost power steering and brakes at the same time',
    'the brake pedal is soft, it goes almost to the floor',
    'the engine keeps revving even though i took the key out',
    'the diesel runs on by itself',
    'the car accelerates when i brake',
    'the timing belt snapped while driving',
    'the timing chain jumped',
    'the temperature is on H',
    'the temp gauge went all the way up',
    'the engine is getting hot',
    'there is no oil in the car',
    'nothing on the dipstick',
    'it smells of plastic',
    'the wheel is about to come off',
    'the front wheel is bent inwards',
    'my tie rod broke',
    'the tire lost all its air',
    'the tire has a bump',
    'steering wheel locked while driving',
    'the suspension collapsed',
    'the car swerves by itself',
    'the wires are smoking',
    'fumes inside the car',
    'the oil light never goes off',
    'the oil light will not turn off',
    'my oil is full of metal',
    'the oil is full but there is no pressure',
    'the pedal is firm until i hold it, then it sinks',
    'the pedal feels normal for a second then goes to the floor',
    'the pedal gets lower and lower while waiting at a stoplight',
    'brakes are good for the first few stops then nothing',
    'it drives fine except it will not stop',
    'silver threads are poking out of the inside edge of the tire',
    'there is a crack in the subframe',
    'the thing that holds the rear wheel is rusted through',
    'it says electrical isolation',
    'the needle was all the way up',
    'they would not drive it',
    'it shakes itself out of my hands after a bump',
    'i drove into a flooded underpass and the engine died',
    'the flood came up over the seats but it starts again',
    'i put unleaded in my diesel',
    'i filled diesel into my gas car by mistake',
    'two of the wheel studs snapped off',
    'there is a crack through the bracket on the chassis',
    'the recall letter says do not drive',
    'i put it in drive and it went backwards',
  ])('says not to drive it: %s', (text) => expect(ruledBy(text)?.urgency).toBe('stop'))

  it.each([
    'brakes feel soft',
    'the brakes went soft on me',
    'brakes barely work',
    'the car doesnt want to stop',
    'brakes are hard to press',
    'check engine flashing',
    'the headlights went out',
    'steering locked up',
    'there is a lot of play in the steering wheel',
    'it grinds on braking',
    'metal on metal all the time, even without braking',
    'car turns off while driving',
    'the hood flew up',
    'my ball joint is bad',
    'the pedal goes down further than it used to',
    'one wheel is too hot to touch',
    'it pulls to the left when i brake',
    'i heard a loud bang',
    'my rear brakes are not working',
    'the spring is broken and sticking out',
    'the car is leaking fluid fast',
    'it smells like gas real bad',
    'it barely stops',
    'the brakes go to nothing when hot',
    'i had to push with both feet and it barely slowed',
    'the ball joint is about to let go',
    'it revs between gears',
    'the car is suddenly super loud',
    'the seat belt does not click in anymore',
    'the sliding door comes open when i turn',
    'bottomed out hard on a ramp and it is louder than before',
    'the charging light is on and it struggles to start',
  ])('sends no farther than the nearest workshop: %s', (text) => {
    const urgency = ruledBy(text)?.urgency ?? 'watch'
    expect(URGENCIES.indexOf(urgency)).toBeLessThanOrEqual(URGENCIES.indexOf('limp'))
  })
})

describe('what only sounds like danger', () => {
  it.each([
    'oil change light came on',
    'engine shakes so bad at idle when cold',
    'the engine shakes violently at idle',
    'steering wheel shakes like crazy when braking from 70',
    'shakes like crazy under acceleration',
    'car shakes violently when i start it, then it is fine',
    'faint burning plastic smell, could have been the truck in front',
    'the brake pedal is not soft',
    'the coolant is not boiling',
    'my car keeps going fine',
    'my brake lights are not working',
    'the parking brake does not hold on hills',
    'i push the brake and the start button and nothing happens',
    'the clutch pedal is soft',
    'my serpentine belt is old, the timing belt was never changed',
    'the steering wheel is tilted to the left',
    'it does not pull to either side',
    'revs go up by itself',
    'blue temperature light',
    'hard to start when the engine is getting hot',
    'there is nothing milky on the dipstick',
    'steam off the hood after the rain when parked',
    'grinding only at the first stop after the rain',
    'water is pouring out, clear, no smell, after running the ac',
    'is my battery leaking current',
    'my tire keeps going flat, slow leak',
    'they told me not to drive over 60 with the spare',
    'the oil light never came on',
    'the interior light will not turn off',
    'the coolant level has not moved',
    'the rain barely stops',
    'one of my brake lights is not working',
    'the steering wheel wobbles a little at 60',
    'the airbag light is glowing orange',
    'cold mist from the vents with the ac on, no smell',
    'gas smell at the filler after filling up, nothing inside',
    'needle on hot the second i turn the key with a cold engine',
    'wheels packed with snow and it shakes like crazy',
    'melted a plastic bag on the exhaust and it smells like burnt plastic',
    'there is nae play in the wheel',
    'my diesel says exhaust fluid low',
    'the gas smells like diesel at this pump',
    'diesel is cheaper than gas here',
  ])('keeps nobody from driving by rule: %s', (text) => expect(ruledBy(text)?.urgency).not.toBe('stop'))

  it('is told for what it is when the engine shakes: no wheel comes off', () => {
    const reason = ruledBy(
      'check engine light is flashing and it is shaking like crazy under acceleration',
    )?.reason
    expect(reason).toMatch(/flashing check engine light/)
  })

  it('knows a shake after a bump for what it is, whatever else is told beside it', () => {
    const text = 'death wobble over bumps, it happens when i accelerate to 50'
    expect(ruledBy(text)?.id).toMatch(/^violent_wobble/)
  })
})

describe('words that were read as what nobody said', () => {
  it.each([
    ['it keeps going', 'similar_fault_before'],
    ['it has always been a bit loud', 'constant'],
    ['smoke and a smell, then the radio went dead', 'rotting_animal_smell'],
    ['i turn the key and nothing at all, lights are bright', 'electrical_all_dead'],
    ['clicking when i turn sharp', 'clicks_rapidly'],
    ['only clicks when i turn left', 'clicks_once'],
    ['my ev clicks once when i park', 'clicks_once'],
    ['the first time i press it', 'happened_once'],
    ['clunk when i let off the gas', 'only_accelerating'],
    ['a spaceship hum at low speed backing up', 'only_accelerating'],
    ['ac blows warm on the driver side', 'worse_ac_on'],
    ['since i hit a pothole last week', 'over_bumps'],
    ['loud bang, now the engine shakes', 'exhaust_suddenly_loud'],
    ['a little steam from the front', 'coolant_boils_over'],
    ['coolant smell and a bit of steam by the radiator', 'coolant_boils_over'],
    ['dealer said it needed a software update', 'tune_or_chip_fitted'],
    ['no warning lights', 'suddenly'],
    ['all tires are at 35 psi', 'tire_low'],
    ['the key will not turn in the ignition', 'key_not_detected_message'],
    ['i left the lights on and now it will not start', 'dash_bright_no_crank'],
    ['i put in a new battery', 'accessory_added'],
    ['my transmission slips when hot', 'service_transmission_message'],
    ['brakes grinding really bad', 'brakes_weak'],
    ['oil pressure warning, stop engine', 'engine_bay_washed'],
    ['saw sparks under the dash', 'exhaust_drags_sparks'],
    ['hybrid battery warning', 'battery_lamp_steady'],
    ['it restarts after 20 minutes', 'long_drive'],
    ['dies when i come to a stop', 'only_braking'],
    ['it makes a squealing noise', 'noise_hardly_described'],
    ['my battery is 2 years old', 'battery_old'],
    ['tires worn on the inside edge', 'tire_tread_low'],
    ['dash says no start in 300 miles', 'does_not_start'],
    ['the fuel pump makes no noise', 'fuel_pump_whine'],
    ['no pull when braking', 'poor_power'],
    ['it gets louder with speed', 'getting_worse'],
    ['i am overdue on my oil change', 'recent_oil_change'],
    ['they say i need a new engine', 'recent_engine_work'],
    ['it went into limp mode', 'vib_low_speed'],
    ['the tire shop is 3 miles away', 'recent_tire_work'],
    ['the engine temp is sitting at normal', 'mount_broken_seen'],
    ['takes forever to warm up and the needle sits low on the highway', 'overheats_at_speed'],
    ['oil is between the two dots', 'leak_few_spots'],
    ['put a roof rack on, new', 'recent_alignment'],
  ])('"%s" is not %s', (text, finding) => expect(stateOf(text, finding)).toBeUndefined())

  it.each([
    ['rapid clicking when i turn the key', 'clicks_rapidly'],
    ['just clicking when i try to start it', 'clicks_rapidly'],
    ['one click and then nothing when i start it', 'clicks_once'],
    ['it smells like a dead animal', 'rotting_animal_smell'],
    ['my horn honks by itself turning left', 'horn_by_itself'],
    ['spaceship hum when backing up', 'pedestrian_sound'],
    ['it hops in 4wd on dry pavement', 'four_wd_on_dry_road'],
    ['half an inch of play became 2 inches of play in the steering', 'steering_play_large'],
  ])('"%s" is %s', (text, finding) => expect(stateOf(text, finding)).toBe('present'))

  it('takes half an inch or one inch of play for what it is', () => {
    for (const inches of ['1/2 inch', '1 inch', 'one inch', 'half an inch'])
      expect(stateOf(`${inches} of play in the steering wheel`, 'steering_play_large')).toBeUndefined()
  })
})
