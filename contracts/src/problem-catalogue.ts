/** How much a recording of a problem is wanted; decides how many are collected. */
export const SAMPLE_TARGETS = { critical: 125, high: 75, moderate: 50, monitoring: 25 } as const
export type Priority = keyof typeof SAMPLE_TARGETS

type Entry = {
  readonly title: string
  readonly priority: Priority
  readonly severities: readonly [string, string, string]
}
export type Category = { readonly title: string; readonly problems: Readonly<Record<string, Entry>> }

/** The 46 problems of the contract, in its four categories, each with three severities from mild to grave. */
export const PROBLEM_CATALOGUE = {
  engine_mechanical: {
    title: 'Engine/Mechanical Issues',
    problems: {
      piston_knock: {
        title: 'Engine knock or piston slap',
        priority: 'critical',
        severities: ['early', 'moderate', 'severe'],
      },
      bearing_wear: {
        title: 'Worn engine bearings',
        priority: 'critical',
        severities: ['light_knock', 'constant_knock', 'knock_with_low_oil_pressure'],
      },
      timing_issues: {
        title: 'Timing belt or chain',
        priority: 'critical',
        severities: ['chain_rattle', 'belt_slip', 'timing_off'],
      },
      compression_loss: {
        title: 'Lost compression',
        priority: 'critical',
        severities: ['one_weak_cylinder', 'several_weak_cylinders', 'will_not_start'],
      },
      cooling_system: {
        title: 'Cooling system',
        priority: 'critical',
        severities: ['slow_loss', 'running_warm', 'overheating'],
      },
      valve_noise: {
        title: 'Valve train noise',
        priority: 'high',
        severities: ['ticking', 'tapping', 'grinding'],
      },
      engine_misfire: {
        title: 'Engine misfire',
        priority: 'high',
        severities: ['now_and_then', 'constant', 'flashing_lamp'],
      },
      oil_system: {
        title: 'Engine oil system',
        priority: 'high',
        severities: ['uses_oil', 'low_oil', 'low_oil_pressure'],
      },
      fuel_system: {
        title: 'Fuel system',
        priority: 'high',
        severities: ['hesitates', 'loses_power', 'stalls'],
      },
      turbo_supercharger: {
        title: 'Turbo or supercharger',
        priority: 'high',
        severities: ['whine', 'weak_boost', 'no_boost'],
      },
      belt_drive: {
        title: 'Drive belt and pulleys',
        priority: 'moderate',
        severities: ['chirp', 'squeal', 'slipping_or_torn'],
      },
      engine_mounts: {
        title: 'Engine mounts',
        priority: 'moderate',
        severities: ['vibration', 'clunk', 'engine_moves'],
      },
    },
  },
  exhaust_exterior: {
    title: 'Exhaust System Problems',
    problems: {
      manifold_leak: {
        title: 'Exhaust manifold leak',
        priority: 'critical',
        severities: ['cold_tick', 'constant_tick', 'loud_leak'],
      },
      catalytic_failure: {
        title: 'Catalytic converter',
        priority: 'critical',
        severities: ['rattle', 'sulfur_smell', 'blocked'],
      },
      exhaust_leak: {
        title: 'Exhaust leak',
        priority: 'high',
        severities: ['small_puff', 'clearly_louder', 'fumes_inside'],
      },
      emission_controls: {
        title: 'Emission controls',
        priority: 'high',
        severities: ['lamp_only', 'rough_running', 'reduced_power'],
      },
      exhaust_smoke: {
        title: 'Exhaust smoke',
        priority: 'high',
        severities: ['thin', 'when_accelerating', 'thick'],
      },
      muffler_damage: {
        title: 'Muffler damage',
        priority: 'moderate',
        severities: ['drone', 'rust_hole', 'hanging'],
      },
      oxygen_sensor: {
        title: 'Oxygen sensor',
        priority: 'moderate',
        severities: ['lamp_only', 'uses_more_fuel', 'runs_rough'],
      },
      heat_shield_rattle: {
        title: 'Loose heat shield',
        priority: 'monitoring',
        severities: ['at_one_speed', 'often', 'constant'],
      },
      exhaust_hanger: {
        title: 'Exhaust hanger',
        priority: 'monitoring',
        severities: ['sways', 'knocks', 'dragging'],
      },
      exterior_trim: {
        title: 'Loose panels and trim',
        priority: 'monitoring',
        severities: ['whistle', 'flutter', 'loose_part'],
      },
    },
  },
  unclassified: {
    title: 'Other/Unknown Issues',
    problems: {
      electrical_noise: {
        title: 'Electrical noise',
        priority: 'critical',
        severities: ['faint_whine', 'buzzing', 'arcing'],
      },
      battery_charging: {
        title: 'Battery and charging',
        priority: 'high',
        severities: ['slow_start', 'lamp_lit', 'dead'],
      },
      starting_system: {
        title: 'Starter and ignition switch',
        priority: 'high',
        severities: ['now_and_then', 'often', 'will_not_crank'],
      },
      fluid_leak: { title: 'Fluid leak', priority: 'high', severities: ['damp', 'drops', 'puddle'] },
      burning_smell: {
        title: 'Burning smell',
        priority: 'high',
        severities: ['after_long_drives', 'often', 'with_smoke'],
      },
      vacuum_leak: {
        title: 'Vacuum leak',
        priority: 'high',
        severities: ['faint_hiss', 'loud_hiss', 'high_idle'],
      },
      hybrid_ev: {
        title: 'Hybrid or electric drive',
        priority: 'high',
        severities: ['unusual_noise', 'warning_shown', 'reduced_power'],
      },
      sensor_fault: {
        title: 'Faulty sensor',
        priority: 'high',
        severities: ['lamp_only', 'odd_readings', 'limp_mode'],
      },
      warning_light: {
        title: 'Warning light',
        priority: 'moderate',
        severities: ['on_sometimes', 'always_on', 'flashing'],
      },
      lighting_electrics: {
        title: 'Lights, windows and wiring',
        priority: 'moderate',
        severities: ['flickers', 'fails_at_times', 'dead'],
      },
      fuel_economy: {
        title: 'High fuel use',
        priority: 'moderate',
        severities: ['a_little_more', 'much_more', 'fuel_smell'],
      },
      unknown_noise: {
        title: 'Unidentified noise',
        priority: 'monitoring',
        severities: ['faint', 'clear', 'loud'],
      },
    },
  },
  cabin_performance: {
    title: 'Performance Issues',
    problems: {
      engine_performance: {
        title: 'Loss of engine power',
        priority: 'critical',
        severities: ['slightly_weak', 'clearly_weak', 'limp_mode'],
      },
      transmission_auto: {
        title: 'Automatic transmission',
        priority: 'critical',
        severities: ['late_shift', 'hard_shift', 'slipping'],
      },
      transmission_manual: {
        title: 'Manual transmission or clutch',
        priority: 'critical',
        severities: ['grinding', 'hard_to_engage', 'clutch_slipping'],
      },
      wheel_bearing: {
        title: 'Wheel bearing',
        priority: 'critical',
        severities: ['faint_hum', 'loud_hum', 'grinding_with_play'],
      },
      brake_system: {
        title: 'Brakes',
        priority: 'critical',
        severities: ['squeal', 'grinding', 'weak_or_pulling'],
      },
      steering_system: {
        title: 'Steering',
        priority: 'critical',
        severities: ['noise_when_turning', 'heavy', 'play_or_wandering'],
      },
      cvt_issues: {
        title: 'CVT transmission',
        priority: 'high',
        severities: ['whine', 'shudder', 'slipping'],
      },
      suspension_noise: {
        title: 'Suspension',
        priority: 'high',
        severities: ['over_big_bumps', 'over_small_bumps', 'all_the_time'],
      },
      driveline: {
        title: 'Axles, shafts and differential',
        priority: 'high',
        severities: ['clicks_in_turns', 'clunks_on_take_up', 'vibrates_under_load'],
      },
      tire_wheel: {
        title: 'Tires and wheels',
        priority: 'high',
        severities: ['hum', 'thump', 'strong_shake'],
      },
      idle_quality: {
        title: 'Unsteady idle',
        priority: 'high',
        severities: ['slightly_uneven', 'hunting', 'dies_at_idle'],
      },
      hvac_system: {
        title: 'Heating and air conditioning',
        priority: 'moderate',
        severities: ['weak', 'noisy', 'not_working'],
      },
    },
  },
} as const satisfies Record<string, Category>
