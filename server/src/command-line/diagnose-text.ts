import type { Writable } from 'node:stream'
import type { Assessment } from '@candi/contracts'
import type { CaseLine } from '../conversation/case-line.ts'
import { diagnoseCase } from '../conversation/diagnose-case.ts'
import type { DiagnosisParts } from '../conversation/ports.ts'

const dollars = ([low, high]: readonly [number, number]) =>
  high === 0
    ? 'free'
    : low === high
      ? `$${low.toLocaleString('en-US')}`
      : `$${low.toLocaleString('en-US')}–${high.toLocaleString('en-US')}`

/** One diagnosis for a person at a terminal, or as JSON for a program. */
export async function diagnoseText(
  parts: DiagnosisParts,
  line: Omit<CaseLine, 'id'>,
  asJson: boolean,
  output: Writable,
): Promise<number> {
  const { answer, assessment } = await diagnoseCase(parts, { ...line, id: 'text' })
  if (asJson) output.write(`${JSON.stringify(answer)}\n`)
  else
    output.write(assessment ? readable(assessment, answer.reply) : `${answer.reply.replaceAll('**', '')}\n`)
  return 0
}

function readable(sheet: Assessment, reply: string): string {
  const lines = [
    `CAN I DRIVE IT?  ${sheet.verdict.headline}`,
    sheet.verdict.reason,
    '',
    'DO THIS NOW',
    ...sheet.doNow.map((step, index) => `  ${index + 1}. ${step.title}. ${step.detail}`),
    ...(sheet.tripwires.signs.length > 0
      ? [`  ${sheet.tripwires.title}: ${sheet.tripwires.signs.join('; ')}`]
      : []),
    ...(sheet.tripwires.deadline ? [`  ${sheet.tripwires.deadline}`] : []),
    '',
    'LIKELY CAUSES',
    ...sheet.causes.map(
      (row) => `  ${row.odds.padEnd(14)} ${row.title}  (${row.likelihood.toLowerCase()}) ${row.why}`,
    ),
    '',
    'CHECK IT YOURSELF',
    ...sheet.checks.map((row) => `  ${dollars(row.cost)}, ${row.minutes} min  ${row.title}: ${row.steps}`),
    '',
    'WHAT IT MAY COST',
    ...sheet.costs.map((row) => `  ${dollars(row.total)}  ${row.repair}`),
    '',
    'TELL THE WORKSHOP',
    ...sheet.shop.map((paragraph) => `  ${paragraph}`),
    '',
    ...(sheet.next ? [`NEXT QUESTION  ${sheet.next.text}`, ''] : []),
    reply.replaceAll('**', ''),
    '',
  ]
  return `${lines.join('\n')}`
}
