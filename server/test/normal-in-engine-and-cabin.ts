import type { NormalThing } from './normal-thing.ts'

export const NORMAL_IN_ENGINE_AND_CABIN: readonly NormalThing[] = [
  {
    causes: ['valve_direct_injection_tick_normal'],
    told: [
      'My 2021 Mazda CX-5 ticks lightly under the hood at idle. It has always done that, hot and cold, oil is full.',
      'Bought a new Hyundai with direct injection and the engine makes an even clicking noise. Is that the injectors?',
      'Soft tapping from the top of the engine since new, same after 40,000 miles, runs great.',
    ],
    toldTooHigh: ['My VW TSI always made a ticking sound at idle from day one. Should I be concerned?'],
    grave: ['The engine ticked lightly since new, now it is a deep knock and the red oil light is on.'],
  },
  {
    causes: ['dpf_regeneration_normal'],
    told: [
      'My diesel Golf idles higher now and then, the fan runs on after I park and there is a hot smell. About every 300 miles.',
      'Every 250 miles or so the diesel in my BMW X5 idles up and the fan stays on with a hot smell after parking.',
    ],
    toldTooHigh: [
      '2018 Silverado Duramax does a regen, the idle goes up and it smells hot for ten minutes. No lights.',
      'my dpf is regenerating I think, exhaust sounds different and a hot smell for about 15 minutes',
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
      'theres like a white mist coming out of my ac vents, it was 98 today',
    ],
    grave: ['Smoke comes out of the vents and it smells like burning plastic.'],
  },
  {
    causes: ['leak_ac_condensation_normal'],
    told: [
      'Clear water drips under the passenger side after I drive with the AC on.',
      'There is a puddle of plain water under my car on hot days when the air conditioning has been running.',
      'Water drips from under the dash area onto the ground with the AC running, no smell and no color.',
      'water dripping under my car after using ac on the passenger side',
    ],
    grave: [
      'It drips under the front after driving with the AC on and it is gasoline, I can smell it strongly.',
    ],
  },
  {
    causes: ['hvac_compressor_cycling_normal'],
    told: [
      'The AC compressor clicks on and off every half minute, but the air is nice and cold.',
      'When the AC runs the idle dips a little each time something clicks under the hood. It cools well.',
      'My AC clutch cycles on and off at lights. Cold air the whole time, is that okay?',
      'Hear a click from the engine bay every 20 seconds with AC on, ac blows cold',
    ],
  },
  {
    causes: ['hvac_window_fog_normal'],
    told: [
      'When it rains and we are four in the car the windows fog up. With the AC and defroster they clear in a few minutes.',
      'Windshield mists over on wet mornings, goes away once the fan blows on it. Carpet is dry.',
      'My windows fog up every time it rains, but the defroster clears them right away',
      'windshield fogs on the inside on cold mornings, gone after five minutes of heat and ac',
    ],
  },
  {
    causes: ['start_stop_waits_normal'],
    told: [
      'Since it turned cold the auto start-stop does not shut the engine off at lights any more.',
      'Engine never shuts off at red lights in winter, in summer the start-stop worked fine.',
      'Stop-start is inactive on my short drive to work when the heater is on. Car starts well.',
    ],
    toldTooHigh: ['The engine stop feature does not come on in the winter mornings on my 3 mile commute'],
  },
  {
    causes: ['hybrid_engine_runs_for_heat_normal'],
    told: [
      'In winter the engine of my Prius keeps running at every stop when the heater is on.',
      'My plug-in hybrid has a full charge but the engine starts as soon as I turn on the heat.',
      'The gas engine in my Highlander Hybrid runs all the time on cold mornings, with the heater off it shuts down.',
    ],
    toldTooHigh: ['Ford Escape hybrid engine will not shut off when the heat is on'],
  },
  {
    causes: ['smell_new_parts_burn_in'],
    told: [
      'New exhaust was fitted and it smells hot for the first drives, getting weaker.',
      'I had the muffler replaced yesterday and it gives off a burning smell when warm.',
      'Installed new headers, the coating smells the first time it gets hot.',
    ],
    toldTooHigh: ['Replaced catalytic converter yesterday, burning smell when it gets hot'],
  },
  {
    causes: ['lamp_passenger_airbag_off_normal'],
    told: [
      'The passenger airbag off light is on when my purse is on the seat.',
      'It says PASSENGER AIRBAG OFF when my small daughter sits in front.',
      'Passenger airbag off indicator is lit with nobody in the seat.',
      'passenger air bag off light comes on when my wife sits there, she is 95 lbs',
    ],
  },
  {
    causes: ['oil_use_normal'],
    told: [
      'My car uses about a quart of oil every 3,000 miles. No smoke, no leak.',
      'I add a little oil once between oil changes, runs fine. 2014 Forester.',
      'Half a quart low after 4000 miles, is that too much?',
      'is a quart of oil every 2500 miles normal for a 2012 Camry with 120k',
    ],
    grave: [
      'It uses a quart in 3,000 miles, and now the red oil light is on and nothing shows on the dipstick.',
    ],
  },
  {
    causes: ['cylinder_shutoff_drone_normal'],
    told: [
      'My Tahoe drones at light gas when it goes into V4 mode, press the gas and it is gone.',
      'Honda Pilot hums and vibrates slightly when the ECO light comes on at cruise.',
      'Low rumble in my Ram when the cylinder deactivation kicks in at 50 mph.',
      '2018 Odyssey vibrates slightly when VCM eco mode turns on at 45 mph',
    ],
    grave: ['My Tahoe drones in V4 mode and now the check engine light is flashing and it shakes badly.'],
  },
  {
    causes: ['ev_range_in_frost_normal', 'ev_cold_weather_limits'],
    told: [
      'My Nissan Leaf lost a lot of range since it got freezing outside.',
      'The range of my Tesla Model 3 is down a third this winter with the heater on.',
      'Chevy Bolt goes 150 miles instead of 240 in the cold. Is the battery bad?',
      'Tesla range dropped from 300 to 210 in this cold weather',
    ],
    grave: [
      'My Bolt lost range in the cold and now it smells of burning chemicals and pops under the floor.',
    ],
  },
  {
    causes: [
      'noise_ev_battery_cooling_normal',
      'noise_charger_inverter_hum',
      'noise_pump_or_solenoid_after_off',
    ],
    told: [
      'When my Tesla Model Y charges at a fast charger the fans get really loud.',
      'My Ioniq 5 hums for a while after I park it, with nobody in it. Electric car, no warning.',
      'loud fan noise from the front of my Mach-E while supercharging',
      'My electric Kona makes a humming pump sound when parked and plugged in',
    ],
    grave: ['My Tesla Model Y hums loudly while charging and white smoke comes from under the floor.'],
  },
  {
    causes: ['noise_fuel_slosh_normal'],
    told: [
      'I hear sloshing from behind the rear seat when I brake, only with a full tank.',
      'Something sloshes at the back when I stop, right after I fill up with gas.',
      'swishing sound behind the back seat when I stop, only when the tank is full',
    ],
    missed: ['I can hear gas sloshing in the tank when braking, 2020 CRV hybrid'],
    grave: ['The tank sloshes at stops and gas is dripping on the ground under the car.'],
  },
  {
    causes: ['smoke_tailpipe_water_normal', 'smoke_condensation_normal'],
    told: [
      'Clear water drips from the tailpipe in the morning when I start the car.',
      'Water spits out of the exhaust for the first minutes after a cold start, then it dries.',
      'White vapor from the tailpipe on cold mornings, gone once it is warm.',
      'water coming out of exhaust pipe on startup, engine runs fine',
    ],
    grave: ['White smoke pours from the tailpipe all the time and the temperature gauge is in the red.'],
  },
  {
    causes: ['turbo_whistle_light_normal'],
    told: [
      'I hear a faint whistle when the turbo spools up in my GTI. It pulls strong.',
      'A light whistle under boost since I bought the car, normal power, no smoke. 2018 Civic turbo.',
      'Slight turbo whistle when accelerating in my F-150 EcoBoost, always been the same.',
      'slight whistle noise from the turbo when I accelerate, 2020 Passat, no power loss',
    ],
    grave: ['The turbo screamed, lost all power and blue smoke pours out.'],
  },
]
