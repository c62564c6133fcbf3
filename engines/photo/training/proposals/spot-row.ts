import { readFileSync } from 'node:fs'
import type { MeasuredSpot } from '../../src/measure-spot.ts'
import type { SpotClass } from '../../src/tell-spot.ts'

/** One picture as measure-pictures.ts measured it. */
export interface SpotRow {
  readonly name: string
  readonly set: string
  readonly spot: string
  readonly ground: string
  readonly light: string
  readonly class: SpotClass
  readonly measured: MeasuredSpot | null
  readonly milliseconds: number
}

const FLUIDS: Readonly<Record<string, SpotClass>> = {
  clear: 'clear',
  amber: 'amber',
  black: 'dark',
  brown: 'dark',
  red: 'red',
  green: 'green',
  orange: 'orange',
  pink: 'pink',
  blue: 'blue',
}

/** Names are SET/SEED_SPOT_GROUND_LIGHT.jpg. */
export function spotRows(path: string): SpotRow[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const row = JSON.parse(line) as Pick<SpotRow, 'name' | 'measured' | 'milliseconds'>
      const [set = '', file = ''] = row.name.split('/')
      const [, spot = '', ground = '', light = ''] = file.replace(/\.jpg$/, '').split('_')
      return { ...row, set, spot, ground, light, class: FLUIDS[spot] ?? 'dry' }
    })
}
