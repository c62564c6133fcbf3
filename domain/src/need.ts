/** What has to be so, or be done to the car, for an owner to carry out a check, an experiment, a way of finding out or a step of advice. */
export const NEEDS = [
  /** Key or start button turned to on, so that pumps, wires and modules have current. */
  'ignition_on',
  /** The engine runs, or is cranked or started; an electric car is READY. */
  'engine_running',
  /** The car rolls or is driven, for whatever reason but one: */
  'moving',
  /** It is driven the short way to a workshop and no farther, which a car may be that is moved for nothing else. */
  'to_workshop',
  /** Only the brake pedal or the parking brake keeps the car from rolling while it is done. */
  'brakes',
  /** Hands come near what burns after a drive: wheels, hoses, engine, exhaust. */
  'hot_parts',
  /** Hands, tools or cables at the 12-volt battery: to measure, clean, charge, test or jump it. */
  'battery',
  /** The tank or the fuel lines are opened, or fuel is filled in. */
  'fuel',
  /** The big battery of a hybrid or electric car is charged, or its plug or port is handled. */
  'high_voltage',
  /** Somebody works under the car or at a wheel that is jacked up. */
  'under_raised_car',
] as const
export type Need = (typeof NEEDS)[number]

/** What comes with a need: nobody drives without an engine that runs, and none runs with the ignition off. */
const COMES_WITH: Partial<Record<Need, readonly Need[]>> = {
  moving: ['engine_running', 'ignition_on'],
  to_workshop: ['engine_running', 'ignition_on'],
  engine_running: ['ignition_on'],
}

/** The first need that is forbidden, the one that the owner was told of before what only comes with it; or null. */
export const forbiddenNeed = (requires: readonly Need[], forbidden: ReadonlySet<Need>): Need | null =>
  [...requires, ...requires.flatMap((need) => COMES_WITH[need] ?? [])].find((need) => forbidden.has(need)) ??
  null

/** Whether nothing of what it requires is forbidden. */
export const allows = (requires: readonly Need[], forbidden: ReadonlySet<Need>): boolean =>
  forbiddenNeed(requires, forbidden) === null
