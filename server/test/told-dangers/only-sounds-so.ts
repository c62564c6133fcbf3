/** Words that stand in dangers too, told of something else. All words are ours. */
export interface SoundsLikeDanger {
  readonly instead: string
  readonly told: readonly string[]
}

export const ONLY_SOUNDS_SO: readonly SoundsLikeDanger[] = [
  {
    instead: 'brakes that make a noise and stop the car',
    told: [
      'my brakes will not stop squealing',
      "the brakes won't stop screaming at me",
      'brakes gone wrong: the shop put the wrong pads on and now they click',
      'i tried everything and nothing works until i hit the brake and press the button',
      'the car does not pull while braking',
      'crunching noise when i turn or brake in a parking lot',
    ],
  },
  {
    instead: 'the pedal or the play of another part',
    told: [
      'the clutch pedal feels soft, shifts fine',
      'the clutch was replaced, pedal is very soft now and no noise',
      'is this too much free play for a rotor',
      'how much free play should the clutch have',
      'i can barely turn the key',
    ],
  },
  {
    instead: 'a lamp of something else',
    told: [
      'the blue low coolant temperature light is on for the first minutes',
      'blue engine coolant temperature light goes off after five minutes',
      'at oil temp light flashes when i drive uphill',
      'the oil temperature light blinks in the cold',
      'at oil temp blinking, check engine is on too',
    ],
  },
  {
    instead: 'a part that was renewed, or the oil of another part',
    told: [
      'i put in a new oil pressure sensor and a fuel pump relay',
      'replaced the oil pressure sensor, starts fine now',
      'the transmission dipstick is dry when hot',
      'oil was changed last week and the oil smell is gone',
      'oil change last month, there is a small oil seep at the valve cover',
      'front wheel had play, replaced the hub and it is quiet now',
    ],
  },
  {
    instead: 'heat of the cabin, or an engine that was mended',
    told: [
      'the ac temp goes up when the ac is on',
      'cabin temp rises when the ac is off',
      'my vents blow hot, ac temp is high',
      'engine overheated, replaced the thermostat and the water pump, runs fine now',
      'it overheated last summer, the radiator was replaced',
      'no more overheating since the new thermostat',
      'the overheating problem was fixed',
      'it has not overheated since the new radiator',
    ],
  },
  {
    instead: 'an engine that no longer starts where it stands',
    told: [
      'it stalled at a stop sign and now it cranks but will not start',
      'it died while driving last month and now it is a crank no start',
      'lost power all of a sudden, now there is no crank at all',
      'sudden loss of power when i try to start it, no crank no start',
      'the radio just stopped working while driving',
      'the ac suddenly stopped blowing while i was driving',
    ],
  },
  {
    instead: 'a steering wheel off center',
    told: [
      'after the alignment the wheel tilts slightly to the right',
      'the steering wheel is tilted to the left on a straight road',
      'when the wheel is going to the right the clicking stops',
    ],
  },
  {
    instead: 'lights that burn, or one bulb',
    told: [
      'brake lights do not turn off, they stay on',
      'my brake lights will not go off',
      'brake lights stay on all the time, i pulled the fuse and of course now the brake lights dont work',
      'left tail light is out',
      'one tail light is out at night',
    ],
  },
  {
    instead: 'smoke or noise of another place',
    told: [
      'white smoke from the exhaust, after engine shutdown some smoke still comes out of the tailpipe',
      'i started it one day just to hear it roar',
      'it rattles and is really loud over any small bump',
    ],
  },
  {
    instead: 'a battery with a crust',
    told: [
      'my battery is new, is it leaking around the post',
      'white crust, is that battery acid on the terminal',
    ],
  },
  {
    instead: 'a smell of gas that belongs there, or a whiff',
    told: [
      'smelled gas while i was at the gas station',
      'it smells like gas after filling up, gone the next day',
      'a whiff of gas at a cold start, then nothing',
      'there is a slight smell of gas now and then',
      'faint gas smell by the filler',
      'the oil smells like gas',
      'the exhaust smells like gas when it idles',
    ],
  },
  {
    instead: 'another pedal, revs that hang, or a lever',
    told: [
      'replaced the throttle body and i am still stuck in limp mode',
      'code for the throttle body stuck closed',
      'the rpm hangs a moment between gears',
      'the shifter will not go into park',
      'lane keep assist pulls the wheel a little',
      'the steering wheel itself makes a rubbing sound',
      'the engine kept running when i took the key out, just idling',
    ],
  },
  {
    instead: 'wires, sparks and oil that were looked at',
    told: [
      'i have blue spark on all four plugs',
      'the fuse for the awning keeps burning',
      'oil is half a quart over the full line',
      'oil is between the marks',
      'i need brakes and it is out of alignment',
      'hit it with brake cleaner and nothing changed',
    ],
  },
  {
    instead: 'what is filled, swallowed or loose elsewhere',
    told: [
      'my car drinks coolant, a quart a week',
      'i sucked the old brake fluid out with a syringe',
      'he drank a coke while i changed the coolant',
      'my baby drinks oil, a quart a month',
      'the truck is drinking gas like crazy',
      'engine swallowed a valve years ago and was rebuilt',
      'mice ate the wiring behind the glove box',
      'raccoon chewed a hole in my seat',
      'my dog peed on the hubcap, will it rust',
      'knuckles hurt from turning wrenches',
      'put new brake fluid in the reservoir, pedal is firm',
      'added brake fluid to the reservoir last week',
      'heated seat moves slowly with the switch',
      'replaced the brake lines last spring, all good',
      'bought a strap for the roof rack',
      'the seat belt slides slowly back',
      'cat sleeps on the warm hood',
    ],
  },
]
