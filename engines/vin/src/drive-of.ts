import type { Drivetrain } from '@candi/domain'
import { type KnownValues, wordsOf } from './known-values.ts'

/** Which wheels are driven, as the data tells it: "2WD" leaves open which two. */
export type Drive = 'FWD' | 'RWD' | 'AWD' | '4WD' | '2WD'

const WORDS: readonly (readonly [Drive, RegExp])[] = [
  [
    'AWD',
    /\b(sh-|e-?)?awd\b|\b4matic\b|\bquattro\b|\bxdrive|\b4motion\b|\bsyncro\b|\ball[- ]?wheel drive\b|\ball4\b|\balltrack\b/i,
  ],
  ['4WD', /\b4wd\b|\b4x4\b|\bfour[- ]?wheel drive\b|\b4-wheel drive\b/i],
  ['FWD', /\bfwd\b|\bfront[- ]?wheel drive\b/i],
  ['RWD', /\brwd\b|\brear[- ]?wheel drive\b/i],
  ['2WD', /\b2wd\b|\b4x2\b|\bsdrive/i],
]
const WORD_PLACES = ['model', 'series', 'series2', 'trim', 'trim2', 'other engine info']

/** Teslas with one motor drive the rear wheels, with two or three all four. */
const TESLA_MOTORS: readonly (readonly [Drive, RegExp])[] = [
  ['AWD', /\b(dual|tri|three)[- ]motor\b/i],
  ['RWD', /\bsingle[- ]motor\b/i],
]

/** The drive type where the data has it, else the makers' words for it in the name, unless they name several. */
export function driveOf(values: KnownValues): Drive | undefined {
  const told = values.get('drive type')
  const words = told ?? wordsOf(values, WORD_PLACES)
  const isTesla = /^tesla$/i.test(values.get('make') ?? '')
  const drives = [
    ...drivesIn(words, WORDS),
    ...(isTesla && told === undefined ? drivesIn(words, TESLA_MOTORS) : []),
  ]
  return drives.length === 1 ? drives[0] : undefined
}

const drivesIn = (text: string, words: typeof WORDS): readonly Drive[] =>
  words.filter(([, pattern]) => pattern.test(text)).map(([drive]) => drive)

const DRIVETRAINS: Readonly<Record<Exclude<Drive, '2WD'>, Drivetrain>> = {
  FWD: 'fwd',
  RWD: 'rwd',
  AWD: 'awd',
  '4WD': 'awd',
}

/** Two driven wheels are the rear ones in a pickup or truck; elsewhere the data leaves it open. */
export function drivetrainOf(values: KnownValues): Drivetrain | undefined {
  const drive = driveOf(values)
  if (drive !== '2WD') return drive === undefined ? undefined : DRIVETRAINS[drive]
  return /^(pickup|truck|sport utility truck)/i.test(values.get('body class') ?? '') ? 'rwd' : undefined
}
