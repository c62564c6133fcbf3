import type { Emergency } from '@candi/contracts'

const called = ({ label, number }: Emergency['call']) => `${label}: ${number}`

/** The card for a terminal, before everything else. */
export const emergencyLines = (emergency: Emergency | null | undefined): string[] =>
  emergency
    ? [
        `!! ${emergency.title.toUpperCase()}`,
        `  CALL  ${called(emergency.call)}`,
        ...emergency.others.map((call) => `        ${called(call)}`),
        `  STAND  ${emergency.stand}`,
        ...emergency.dontTouch.map((line) => `  MIND  ${line}`),
        `  FOR A TOW  ${emergency.towText}`,
        '',
      ]
    : []
