import type { ScanReport } from '@candi/engines/codes'

/** What most engines keep, warm, and from where it is hot; degrees Celsius. A coolant that boils is read as told (engines/codes). */
const WARM = 75
const HOT = 106
const fahrenheit = (degrees: number) => Math.round((degrees * 9) / 5 + 32)

function onCoolant(degrees: number | null): string {
  if (degrees === null) return ''
  const told = `Coolant at ${Math.round(degrees)} °C (${fahrenheit(degrees)} °F)`
  if (degrees < WARM) return `${told} is an engine that is not warm yet.`
  return degrees < HOT
    ? `${told} is usual for a warm engine.`
    : `${told} is hot: most engines keep to 80 to 105 °C (176 to 221 °F). Watch the gauge, and stop if it goes to red or a lamp for it comes on.`
}

/** At rest 12.6 is full and 12.2 low; a running engine charges with 13.5 to 14.8 (knowledge/how-to.yaml, battery_voltage). */
function onVolts(volts: number | null): string {
  if (volts === null) return ''
  const told = `A battery at ${volts} V`
  if (volts > 15) return `${told} is charged too strongly: have the alternator looked at.`
  if (volts >= 13.5) return `${told} is usual with the engine running.`
  if (volts >= 12.4)
    return `${told} is fine at rest, and little with the engine running (13.5 to 14.8 is usual there).`
  return `${told} is low, at rest and more so with the engine running.`
}

/** A scanner's report without a code: what its numbers say, and that they rule little out. */
export const answerOnReport = ({ coolant, volts }: ScanReport, hasCase: boolean): string =>
  [
    'I read that as a scanner’s report without a stored code. No code rules little out: much that breaks sets none.',
    onCoolant(coolant),
    onVolts(volts),
    hasCase
      ? 'It moves nothing on the sheet by itself.'
      : 'Tell me what the car does: what you hear, feel, smell or see, and when.',
  ]
    .filter(Boolean)
    .join(' ')
