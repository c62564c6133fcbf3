import type { MeasuredSpot } from './measure-spot.ts'

/** More red than a warm bulb leaves on cardboard, or hardly any blue: a sodium lamp, in which all colours look alike. */
const MOST_RED = Math.log(1.9)
const LEAST_BLUE = Math.log(0.33)
/** A blue or red lamp. */
const LEAST_RED = Math.log(0.55)
const MOST_BLUE = Math.log(1.9)

/** Whether the light on the ground around a spot, or that ground, is so coloured that no other colour can be told. */
export const hasColouredLight = ({
  groundRed,
  groundBlue,
}: Pick<MeasuredSpot, 'groundRed' | 'groundBlue'>): boolean =>
  groundRed > MOST_RED || groundRed < LEAST_RED || groundBlue < LEAST_BLUE || groundBlue > MOST_BLUE
