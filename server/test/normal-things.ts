/** What owners ask about sound cars, and what it would look like were it no longer harmless; all our own writing. */
export interface NormalThing {
  /** Either may stand first or second on the sheet. */
  readonly causes: readonly string[]
  readonly told: readonly string[]
  /** The same thing with what makes it grave. */
  readonly grave?: readonly string[]
}

export const NORMAL_THINGS: readonly NormalThing[] = [
  {
    causes: ['brake_abs_at_work_normal'],
    told: [
      'Braked on an icy street this morning and the pedal buzzed and made a grinding noise. On the dry main road it stops normally.',
      'I slammed on the brakes for a dog and the pedal kicked back and growled. Nothing since then.',
      '2016 Accord. On gravel roads the ABS chatters when I brake downhill, on pavement never.',
    ],
    grave: [
      'The pedal buzzes and grinds on ice and now it sinks to the floor at every stop.',
      'ABS chatters on gravel and the brakes hardly slow the car any more, even on dry road.',
    ],
  },
  {
    causes: ['valve_direct_injection_tick_normal'],
    told: [
      'My 2021 Mazda CX-5 ticks lightly under the hood at idle. It has always done that, hot and cold, oil is full.',
      'Bought a new Hyundai with direct injection and the engine makes an even clicking noise. Is that the injectors?',
      'Soft tapping from the top of the engine since new, same after 40,000 miles, runs great.',
    ],
    grave: ['The engine ticked lightly since new, now it is a deep knock and the red oil light is on.'],
  },
  {
    causes: ['dpf_regeneration_normal'],
    told: [
      'My diesel Golf idles higher now and then, the fan runs on after I park and there is a hot smell. About every 300 miles.',
      '2018 Silverado Duramax does a regen, the idle goes up and it smells hot for ten minutes. No lights.',
      'Diesel van, every few hundred miles the fans roar and it smells like hot metal, next day all is quiet.',
    ],
    grave: [
      'My diesel did a regen, idle up and hot smell, and now there are flames under the car.',
      'Diesel truck does a regen every 300 miles with hot smell, today smoke came into the cabin and it smells of burning plastic.',
    ],
  },
  {
    causes: ['hvac_vent_mist_normal'],
    told: [
      'White fog comes out of the vents when the AC is on full on humid days. It has no smell.',
      'Cool mist blows from the dash vents on muggy afternoons, gone when I switch the AC off.',
      'Is it normal that vapor comes from the air vents with the air conditioning on? Feels cold.',
    ],
    grave: ['Smoke comes out of the vents and it smells like burning plastic.'],
  },
  {
    causes: ['leak_ac_condensation_normal'],
    told: [
      'Clear water drips under the passenger side after I drive with the AC on.',
      'There is a puddle of plain water under my car on hot days when the air conditioning has been running.',
      'Water drips from under the dash area onto the ground with the AC running, no smell and no color.',
    ],
    grave: ['It drips under the front after driving with the AC on and it is gasoline, I can smell it strongly.'],
  },
  {
    causes: ['hvac_compressor_cycling_normal'],
    told: [
      'The AC compressor clicks on and off every half minute, but the air is nice and cold.',
      'When the AC runs the idle dips a little each time something clicks under the hood. It cools well.',
      'My AC clutch cycles on and off at lights. Cold air the whole time, is that okay?',
    ],
  },
  {
    causes: ['hvac_window_fog_normal'],
    told: [
      'When it rains and we are four in the car the windows fog up. With the AC and defroster they clear in a few minutes.',
      'Windshield mists over on wet mornings, goes away once the fan blows on it. Carpet is dry.',
      'The glass steams up inside when the kids come in wet from soccer, clears with the AC on.',
    ],
  },
  {
    causes: ['start_stop_waits_normal'],
    told: [
      'Since it turned cold the auto start-stop does not shut the engine off at lights any more.',
      'Engine never shuts off at red lights in winter, in summer the start-stop worked fine.',
      'Stop-start is inactive on my short drive to work when the heater is on. Car starts well.',
    ],
  },
  {
    causes: ['hybrid_brake_pump_at_door_normal'],
    told: [
      'My Prius makes a whirring sound for a few seconds when I open the driver door.',
      'Camry hybrid: a pump hums whenever I open the door, then it stops. No lights.',
      'Every time I unlock the car a motor buzzes briefly under the hood. It is a 2019 RAV4 Hybrid.',
    ],
    grave: [
      'My Prius whirs when I open the door, and the red brake light is on and the pedal is hard.',
      '2010 Prius, pump buzzes when opening the door, now the brake pedal goes almost to the floor.',
    ],
  },
  {
    causes: ['hybrid_engine_runs_for_heat_normal'],
    told: [
      'In winter the engine of my Prius keeps running at every stop when the heater is on.',
      'My plug-in hybrid has a full charge but the engine starts as soon as I turn on the heat.',
      'The gas engine in my Highlander Hybrid runs all the time on cold mornings, with the heater off it shuts down.',
    ],
  },
  {
    causes: ['steer_stop_groan_normal'],
    told: [
      '2005 Silverado groans when I turn the steering wheel all the way to the stop while parking. Otherwise quiet.',
      'There is a moan at full lock only, fluid is full, steering is light.',
      'Power steering hisses when the wheel is turned fully and stops when I let it back a little. 2004 4Runner.',
    ],
    grave: ['Steering groans at full lock and now it locks up in turns.'],
  },
  {
    causes: ['gear_reverse_whine_normal'],
    told: [
      'My manual Civic whines in reverse only. Forward gears are silent.',
      'A whining sound when backing out of the driveway, just in reverse, 5 speed Corolla.',
      'Reverse gear whines and gets higher with speed. It is a stick shift and shifts fine.',
    ],
  },
  {
    causes: ['auto_cold_shifts_firm_normal'],
    told: [
      'On cold mornings my automatic holds the gears longer and shifts a bit firm, after a mile it is smooth.',
      'In freezing weather it revs higher before it shifts up, once warm everything is normal.',
      'First shift of the day is late when it is cold out, after ten minutes it shifts smoothly. 2017 Camry.',
    ],
  },
  {
    causes: ['tire_tread_hum_normal'],
    told: [
      'Since I put all terrain tires on my truck there is a hum on the highway.',
      'My new winter tires drone at 50 mph, on fresh asphalt they are quiet.',
      'Mud tires on my Jeep roar at speed, started the day they were fitted.',
    ],
    grave: ['My new mud tires hum, and there is a bulge in the sidewall of one.'],
  },
  {
    causes: ['brake_surface_rust_or_cheap_pads'],
    told: [
      'The brakes squeal at the first two stops each morning, then they are quiet all day.',
      'After rain my brakes scrape for the first few stops, then it is gone.',
      'Brake noise only first thing in the morning after a damp night.',
    ],
    grave: ['Brakes grind metal on metal at every stop all day and it takes much longer to stop.'],
  },
  {
    causes: ['brake_pads_rust_stuck_after_standing'],
    told: [
      'The car sat for ten days in the rain, the rear brakes were stuck and let go with a pop. Rolls freely now.',
      'After a week parked the wheels were stuck to the brakes, one loud clunk and it was free.',
      'Came back from vacation and the brakes had rusted to the rotors, broke loose with a bang, fine since.',
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
    ],
    grave: ['New brakes yesterday, they smell and the right front wheel is smoking and dragging.'],
  },
  {
    causes: ['smell_new_parts_burn_in'],
    told: [
      'New exhaust was fitted and it smells hot for the first drives, getting weaker.',
      'I had the muffler replaced yesterday and it gives off a burning smell when warm.',
      'Installed new headers, the coating smells the first time it gets hot.',
    ],
  },
  {
    causes: ['lamp_passenger_airbag_off_normal'],
    told: [
      'The passenger airbag off light is on when my purse is on the seat.',
      'It says PASSENGER AIRBAG OFF when my small daughter sits in front.',
      'Passenger airbag off indicator is lit with nobody in the seat.',
    ],
  },
  {
    causes: ['oil_use_normal'],
    told: [
      'My car uses about a quart of oil every 3,000 miles. No smoke, no leak.',
      'I add a little oil once between oil changes, runs fine. 2014 Forester.',
      'Half a quart low after 4000 miles, is that too much?',
    ],
    grave: ['It uses a quart in 3,000 miles, and now the red oil light is on and nothing shows on the dipstick.'],
  },
  {
    causes: ['cylinder_shutoff_drone_normal'],
    told: [
      'My Tahoe drones at light gas when it goes into V4 mode, press the gas and it is gone.',
      'Honda Pilot hums and vibrates slightly when the ECO light comes on at cruise.',
      'Low rumble in my Ram when the cylinder deactivation kicks in at 50 mph.',
    ],
    grave: ['My Tahoe drones in V4 mode and now the check engine light is flashing and it shakes badly.'],
  },
  {
    causes: ['ev_range_in_frost_normal', 'ev_cold_weather_limits'],
    told: [
      'My Nissan Leaf lost a lot of range since it got freezing outside.',
      'The range of my Tesla Model 3 is down a third this winter with the heater on.',
      'Chevy Bolt goes 150 miles instead of 240 in the cold. Is the battery bad?',
    ],
    grave: ['My Bolt lost range in the cold and now it smells of burning chemicals and pops under the floor.'],
  },
  {
    causes: ['noise_ev_battery_cooling_normal', 'noise_charger_inverter_hum', 'noise_pump_or_solenoid_after_off'],
    told: [
      'When my Tesla Model Y charges at a fast charger the fans get really loud.',
      'My Ioniq 5 hums for a while after I park it, with nobody in it. Electric car, no warning.',
      'The fans of my Chevy Bolt run while it is plugged in on hot days.',
    ],
    grave: ['My Tesla Model Y hums loudly while charging and white smoke comes from under the floor.'],
  },
  {
    causes: ['tire_flat_spotted'],
    told: [
      'Car sat three weeks, thumps for the first few miles and then it is smooth.',
      'On freezing mornings the tires feel square for the first mile, then it goes away.',
      'After the winter in storage the tires thump at low speed, better after driving ten miles.',
    ],
    grave: ['After storage the tires thump and one has a bulge with threads showing.'],
  },
  {
    causes: ['noise_fuel_slosh_normal'],
    told: [
      'I hear sloshing from behind the rear seat when I brake, only with a full tank.',
      'Something sloshes at the back when I stop, right after I fill up with gas.',
      'The gas tank sloshes at stop signs. No smell, nothing wet.',
    ],
    grave: ['The tank sloshes at stops and gas is dripping on the ground under the car.'],
  },
  {
    causes: ['smoke_tailpipe_water_normal', 'smoke_condensation_normal'],
    told: [
      'Clear water drips from the tailpipe in the morning when I start the car.',
      'Water spits out of the exhaust for the first minutes after a cold start, then it dries.',
      'White vapor from the tailpipe on cold mornings, gone once it is warm.',
    ],
    grave: ['White smoke pours from the tailpipe all the time and the temperature gauge is in the red.'],
  },
  {
    causes: ['turbo_whistle_light_normal'],
    told: [
      'I hear a faint whistle when the turbo spools up in my GTI. It pulls strong.',
      'A light whistle under boost since I bought the car, normal power, no smoke. 2018 Civic turbo.',
      'Slight turbo whistle when accelerating in my F-150 EcoBoost, always been the same.',
    ],
    grave: ['The turbo screamed, lost all power and blue smoke pours out.'],
  },
]
