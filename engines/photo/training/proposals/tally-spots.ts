import { proposalsOf } from '../../src/propose-puddle.ts'
import type { LearnedSpots } from '../../src/tell-spot.ts'
import { tellSpot } from '../../src/tell-spot.ts'
import type { SpotRow } from './spot-row.ts'

/** What is said of one picture that took no part in what was learned. */
export interface ToldSpot {
  readonly row: SpotRow
  readonly isFound: boolean
  readonly wet: number
  readonly saidWet: boolean
  /** The color that was proposed, and how surely before it was held down. */
  readonly colour: string | null
  readonly surest: number
}

export function toldSpot(row: SpotRow, learned: LearnedSpots): ToldSpot {
  const { measured } = row
  if (!measured) return { row, isFound: false, wet: 0, saidWet: false, colour: null, surest: 0 }
  const said = proposalsOf(measured, learned)
  const shares = tellSpot(measured, learned)
  return {
    row,
    isFound: true,
    wet: 1 - (shares.find(({ id }) => id === 'dry')?.probability ?? 1),
    saidWet: said.some(({ id }) => id === 'ground_wet'),
    colour: said.find(({ id }) => id.startsWith('fluid_'))?.id.slice('fluid_'.length) ?? null,
    surest: Math.max(...shares.filter(({ id }) => id !== 'dry').map(({ probability }) => probability)),
  }
}

/** One line of figures over pictures that belong together. */
export function tallyLine(name: string, told: readonly ToldSpot[]): string {
  const fluids = told.filter(({ row }) => row.class !== 'dry')
  const dry = told.filter(({ row }) => row.class === 'dry')
  const spoken = fluids.filter(({ colour }) => colour !== null)
  const right = spoken.filter(({ row, colour }) => colour === row.class)
  return [
    `| ${name} | ${told.length}`,
    share(told.filter(({ isFound }) => isFound).length, told.length),
    share(fluids.filter(({ saidWet }) => saidWet).length, fluids.length),
    share(dry.filter(({ saidWet }) => saidWet).length, dry.length),
    auroc(told).toFixed(2),
    share(spoken.length, fluids.length),
    `${right.length} of ${spoken.length}`,
    `${share(dry.filter(({ colour }) => colour !== null).length, dry.length)} |`,
  ].join(' | ')
}
export const TALLY_HEAD =
  '| left out | pictures | a spot found | fluids told wet | dry told wet | AUROC | fluids with a color told | color right | dry with a color told |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |'

const share = (part: number, all: number) => (all === 0 ? '-' : (part / all).toFixed(2))

/** Chance that a fluid is held for wetter than something dry, where a spot was found. */
function auroc(told: readonly ToldSpot[]): number {
  const found = told.filter(({ isFound }) => isFound)
  const fluids = found.filter(({ row }) => row.class !== 'dry')
  const dry = found.filter(({ row }) => row.class === 'dry')
  let won = 0
  for (const one of fluids)
    for (const other of dry) won += one.wet > other.wet ? 1 : one.wet === other.wet ? 0.5 : 0
  return won / Math.max(1, fluids.length * dry.length)
}
