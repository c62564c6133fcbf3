import type { Writable } from 'node:stream'
import type { Assessment, Emergency } from '@candi/contracts'
import type { CaseLine } from '../conversation/case-line.ts'
import type { TurnTaker } from '../conversation/turn-taker.ts'
import { lowerFirst } from '../translate/sentence.ts'
import { emergencyLines } from './emergency-lines.ts'
import { notTakenLine } from './not-taken-line.ts'

const dollars = ([low, high]: readonly [number, number]) =>
  high === 0
    ? 'free'
    : low === high
      ? `$${low.toLocaleString('en-US')}`
      : `$${low.toLocaleString('en-US')}–${high.toLocaleString('en-US')}`

/** One diagnosis for a person at a terminal, or as JSON for a program. */
export async function diagnoseText(
  turns: TurnTaker,
  line: Omit<CaseLine, 'id'>,
  asJson: boolean,
  output: Writable,
): Promise<number> {
  const diagnosed = await turns.diagnose({ ...line, id: 'text' })
  if ('failure' in diagnosed) {
    const line = notTakenLine('text', diagnosed)
    output.write(asJson ? `${JSON.stringify(line)}\n` : `${card(line.emergency)}${line.error}\n`)
    return 2
  }
  const { answer, assessment } = diagnosed.value
  if (asJson) output.write(`${JSON.stringify(answer)}\n`)
  else {
    output.write(card(answer.emergency))
    output.write(assessment ? readable(assessment, answer.reply) : `${answer.reply.replaceAll('**', '')}\n`)
  }
  return 0
}

const card = (emergency: Emergency | null | undefined) =>
  emergencyLines(emergency)
    .map((line) => `${line}\n`)
    .join('')

function readable(sheet: Assessment, reply: string): string {
  const lines = [
    `CAN I DRIVE IT?  ${sheet.verdict.headline}`,
    sheet.verdict.reason,
    '',
    ...part('DO THIS NOW', [
      ...sheet.doNow.map((step, index) => `${index + 1}. ${step.title}. ${step.detail}`),
      ...(sheet.tripwires.signs.length > 0
        ? [`${sheet.tripwires.title}: ${sheet.tripwires.signs.join('; ')}`]
        : []),
      ...(sheet.tripwires.deadline ? [sheet.tripwires.deadline] : []),
    ]),
    ...part('LIKELY CAUSES', [
      ...sheet.causes.map(
        (row) => `${row.odds.padEnd(14)} ${row.title}  (${row.likelihood.toLowerCase()}) ${row.why}`,
      ),
      ...(sheet.secondReading ? [sheet.secondReading] : []),
    ]),
    ...(sheet.second
      ? part(sheet.second.title.toUpperCase(), [
          sheet.second.text,
          ...sheet.second.causes.map(({ title }) => title),
        ])
      : []),
    ...part(
      'CHECK IT YOURSELF',
      sheet.checks.map((row) => `${dollars(row.cost)}, ${row.minutes} min  ${row.title}: ${row.steps}`),
    ),
    ...part(
      'WHAT IT MAY COST',
      sheet.costs.map((row) => `${dollars(row.total)}  ${row.repair}`),
    ),
    ...part('TELL THE WORKSHOP', sheet.shop),
    ...(sheet.next
      ? [
          `NEXT QUESTION  ${sheet.next.text}  (${lowerFirst(sheet.next.left)})`,
          ...sheet.next.options.map(({ label }) => `  ${label}`),
          '',
        ]
      : []),
    reply.replaceAll('**', ''),
    '',
  ]
  return `${lines.join('\n')}`
}

/** One part of the sheet; none where there is nothing in it. */
const part = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`), ''] : []
