import type { NormalThing } from './normal-thing.ts'

export const NORMAL_ON_WHEELS: readonly NormalThing[] = [
  {
    causes: ['brake_abs_at_work_normal'],
    told: ['2016 Accord. On gravel roads the ABS chatters when I brake downhill, on pavement never.'],
    toldTooHigh: [
      'Braked on an icy street this morning and the pedal buzzed and made a grinding noise. On the dry main road it stops normally.',
      'I slammed on the brakes for a dog and the pedal kicked back and growled. Nothing since then.',
      'Snowed last night and every time I braked the pedal vibrated hard and there was a grinding sound, fine in the garage.',
      'had to stop really hard at a yellow light, pedal started pulsing fast under my foot. 2019 rav4. normal?',
    ],
    grave: [
      'The pedal buzzes and grinds on ice and now it sinks to the floor at every stop.',
      'ABS chatters on gravel and the brakes hardly slow the car any more, even on dry road.',
    ],
  },
  {
    causes: ['hybrid_brake_pump_at_door_normal'],
    told: [
      'My Prius makes a whirring sound for a few seconds when I open the driver door.',
      'Camry hybrid: a pump hums whenever I open the door, then it stops. No lights.',
      'pump sound for 2 seconds every time I open the drivers door, Lexus CT200h hybrid',
    ],
    toldTooHigh: ['When I open the door of my 2015 Prius theres a short buzzing noise from the front'],
    grave: [
      'My Prius whirs when I open the door, and the red brake light is on and the pedal is hard.',
      '2010 Prius, pump buzzes when opening the door, now the brake pedal goes almost to the floor.',
    ],
  },
  {
    causes: ['steer_stop_groan_normal'],
    told: [
      '2005 Silverado groans when I turn the steering wheel all the way to the stop while parking. Otherwise quiet.',
      'There is a moan at full lock only, fluid is full, steering is light.',
      'my 2006 Tahoe makes a groaning noise when wheel is turned all the way',
    ],
    toldTooHigh: [
      'Power steering hisses when the wheel is turned fully and stops when I let it back a little. 2004 4Runner.',
    ],
    grave: ['Steering groans at full lock and now it locks up in turns.'],
  },
  {
    causes: ['gear_reverse_whine_normal'],
    told: [
      'My manual Civic whines in reverse only. Forward gears are silent.',
      'Reverse gear whines and gets higher with speed. It is a stick shift and shifts fine.',
      'loud whine in reverse in my manual Jetta',
    ],
    toldTooHigh: ['A whining sound when backing out of the driveway, just in reverse, 5 speed Corolla.'],
  },
  {
    causes: ['auto_cold_shifts_firm_normal'],
    told: [
      'On cold mornings my automatic holds the gears longer and shifts a bit firm, after a mile it is smooth.',
      'In freezing weather it revs higher before it shifts up, once warm everything is normal.',
      'First shift of the day is late when it is cold out, after ten minutes it shifts smoothly. 2017 Camry.',
      'transmission shifts at higher rpm when cold then normal after it warms up, 2015 Altima',
    ],
  },
  {
    causes: ['tire_tread_hum_normal'],
    told: [
      'Since I put all terrain tires on my truck there is a hum on the highway.',
      'My new winter tires drone at 50 mph, on fresh asphalt they are quiet.',
      'Mud tires on my Jeep roar at speed, started the day they were fitted.',
      'Got new all-terrain tires last week and now theres a loud humming at 60',
    ],
    grave: ['My new mud tires hum, and there is a bulge in the sidewall of one.'],
  },
  {
    causes: ['brake_surface_rust_or_cheap_pads'],
    told: [
      'The brakes squeal at the first two stops each morning, then they are quiet all day.',
      'After rain my brakes scrape for the first few stops, then it is gone.',
      'Brake noise only first thing in the morning after a damp night.',
      'brakes make a scraping noise first thing in the morning then stops after i brake a few times',
    ],
    grave: ['Brakes grind metal on metal at every stop all day and it takes much longer to stop.'],
  },
  {
    causes: ['brake_pads_rust_stuck_after_standing'],
    told: [
      'The car sat for ten days in the rain, the rear brakes were stuck and let go with a pop. Rolls freely now.',
      'After a week parked the wheels were stuck to the brakes, one loud clunk and it was free.',
    ],
    toldTooHigh: [
      'Came back from vacation and the brakes had rusted to the rotors, broke loose with a bang, fine since.',
      'brakes froze to the rotors after sitting in rain for days, loud pop when I backed out',
    ],
    grave: [
      'After standing a week the brakes were stuck and came free with a pop, and now one wheel is smoking.',
    ],
  },
  {
    causes: ['smell_new_brakes_bed_in', 'smell_new_parts_burn_in'],
    told: [
      'Had new pads and rotors put on yesterday, the brakes smell a bit after the first stops.',
      'New brakes have an odor on both sides, less every day. Pedal is firm.',
      'My new brake pads smell when I stop, they were installed this week.',
      'just replaced front pads and rotors, burning smell after first drive. is that the break in',
    ],
    grave: ['New brakes yesterday, they smell and the right front wheel is smoking and dragging.'],
  },
  {
    causes: ['tire_flat_spotted'],
    told: [
      'Car sat three weeks, thumps for the first few miles and then it is smooth.',
      'On freezing mornings the tires feel square for the first mile, then it goes away.',
      'After the winter in storage the tires thump at low speed, better after driving ten miles.',
      'Bumpy ride for first few miles after car sat a month',
    ],
    grave: ['After storage the tires thump and one has a bulge with threads showing.'],
  },
]
