import type { Hearing } from '@candi/contracts'

const percent = (probability: number) => `${Math.round(probability * 100)} %`
const time = (seconds: number) => `${seconds.toFixed(1)} s`

/** What was heard, for a person at a terminal. */
export function hearingText(hearing: Hearing): string {
  const { state, fault, engineSpeed } = hearing
  const lines = [
    `  ${time(hearing.seconds)}, ${state.id}${state.isTold ? '' : ` (${percent(state.probability)})`}${
      engineSpeed ? `, ${Math.round(engineSpeed.rpm)} rpm` : ''
    }${fault ? `, something is wrong: ${percent(fault.probability)}` : ''}`,
    `  ${hearing.summary}`,
    ...hearing.sounds.map(
      ({ words, probability, fromSeconds, toSeconds }) =>
        `  ${words} (${percent(probability)}, ${time(fromSeconds)} to ${time(toSeconds)})`,
    ),
    ...hearing.orders.map(({ words }) => `  ${words}`),
    ...(hearing.next ? [`  NEXT  ${hearing.next.title}: ${hearing.next.how}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
