import { forbiddenNeed, type Need } from '@candi/domain'

/** What to leave alone where a question has to be answered from memory. */
const LEAVE: Readonly<Record<Need, string>> = {
  ignition_on: 'Leave it switched off for now',
  engine_running: 'Leave the engine off for now',
  moving: 'Do not drive it to find out',
  to_workshop: 'Do not drive it there to find out',
  brakes: 'Do not trust the brakes to hold it while you try',
  hot_parts: 'Keep away from hot parts',
  battery: 'Leave the battery alone',
  fuel: 'Leave the fuel cap closed',
  high_voltage: 'Leave the plug and the big battery alone',
  under_raised_car: 'Stay out from under the car',
}

/** How to find out, unless that asks for something that nobody may do with this car: then what is remembered has to do. */
export function howOrFromMemory<How extends string | null>(
  how: How,
  requires: readonly Need[],
  forbidden: ReadonlySet<Need>,
): How | string {
  const need = forbiddenNeed(requires, forbidden)
  return need === null ? how : `Go by memory. ${LEAVE[need]}; "not sure" is a good answer.`
}
