import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadCodes } from './load-codes.ts'

/** The list of trade titles is development data: not shipped, so these checks run only beside it. */
const LIST = new URL('../../../shared/data/codes.csv', import.meta.url)
const isHere = existsSync(LIST)
const { facts } = loadCodes()

const titles = isHere
  ? readFileSync(LIST, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [code = '', title = ''] = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(
          ([, field = '']) => field,
        )
        return { code, title: title.replaceAll('"', ''), fact: facts.get(code) }
      })
  : []
/** Filled in by hand where the title is garbled or misleading. */
const compared = titles.filter(({ fact }) => fact !== undefined && fact.basis !== 'ours')
const disagreeing = (
  pattern: RegExp,
  holds: (fact: NonNullable<(typeof compared)[number]['fact']>, value: string) => boolean,
): string[] =>
  compared.flatMap(({ code, title, fact }) => {
    const value = pattern.exec(title)
    return value === null || fact === undefined || holds(fact, value[1] ?? '') ? [] : [`${code} ${title}`]
  })

describe.skipIf(!isHere)(
  'structured facts against the list of titles (skipped where ../shared/data/codes.csv is absent)',
  () => {
    it.each([['P0'], ['P2'], ['P34'], ['U0'], ['B0'], ['C0'], ['U3']])(
      'at least 95 % of the %s codes have a part and a failure mode',
      (family) => {
        const ofFamily = titles.filter(({ code }) => code.startsWith(family))
        const structured = ofFamily.filter(({ fact }) => fact !== undefined)
        expect(structured.length / ofFamily.length).toBeGreaterThanOrEqual(0.95)
      },
    )

    it('every title that names one bank has that bank', () => {
      expect(
        disagreeing(/^(?!.*Bank ?\d.*Bank ?\d).*Bank ?(\d)/, (fact, bank) => fact.bank === Number(bank)),
      ).toEqual([])
    })

    it('every title that names one numbered sensor has that sensor', () => {
      expect(
        disagreeing(
          /^(?!.*Sensor \d.*Sensor \d)(?!.*Sensor \d\/\d).*Sensor (\d)\b/,
          (fact, sensor) => fact.sensor === Number(sensor),
        ),
      ).toEqual([])
    })

    it('every title that names a cylinder has that cylinder', () => {
      expect(disagreeing(/Cylinder (\d+)/, (fact, cylinder) => fact.cylinder === Number(cylinder))).toEqual(
        [],
      )
    })

    it('every circuit that is low is low, every one that is high is high, every open one is open', () => {
      expect(
        disagreeing(
          /Circuit( [A-Z])? Low( Voltage)?( Bank| Cylinder|$)/,
          (fact) => fact.mode === 'circuit_low',
        ),
      ).toEqual([])
      expect(
        disagreeing(
          /Circuit( [A-Z])? High( Voltage)?( Bank| Cylinder|$)/,
          (fact) => fact.mode === 'circuit_high',
        ),
      ).toEqual([])
      expect(disagreeing(/Circuit ?\/ ?Open/, (fact) => fact.mode === 'circuit_open')).toEqual([])
    })

    it('everything stuck is stuck, in the same way', () => {
      for (const way of ['On', 'Off', 'Open', 'Closed']) {
        expect(
          disagreeing(new RegExp(`Stuck ${way}\\b`), (fact) => fact.mode === `stuck_${way.toLowerCase()}`),
        ).toEqual([])
      }
    })

    it('every wheel and side named is the one in the facts', () => {
      expect(
        disagreeing(
          /\b((?:Left|Right) (?:Front|Rear))\b/,
          (fact, place) => fact.position === place.toLowerCase().replace(' ', '_'),
        ),
      ).toEqual([])
      expect(
        disagreeing(
          /^(Second|Third) Row/,
          (fact, row) => fact.position?.startsWith(`${row.toLowerCase()}_row`) === true,
        ),
      ).toEqual([])
    })

    it('misfires, lost messages and lean or rich mixtures are what they are called', () => {
      expect(disagreeing(/Misfire Detected/, (fact) => fact.mode === 'misfire')).toEqual([])
      expect(disagreeing(/^Lost Communication/i, (fact) => fact.mode === 'lost_communication')).toEqual([])
      expect(
        disagreeing(/System Too Lean/, (fact) => fact.mode === 'too_lean' || fact.mode === 'at_limit'),
      ).toEqual([])
      expect(
        disagreeing(/System Too Rich/, (fact) => fact.mode === 'too_rich' || fact.mode === 'at_limit'),
      ).toEqual([])
    })
  },
)
