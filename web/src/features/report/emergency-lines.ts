import type { Emergency } from '@candi/contracts'

/** The card as lines of Markdown, in the order in which it stands on screen. */
export const emergencyLines = ({ call, others, stand, dontTouch, towText }: Emergency): string[] => [
  ...[call, ...others].map(({ label, number }) => `- ${label}: **${number}**`),
  '',
  stand,
  '',
  ...dontTouch.map((line) => `- ${line}`),
  '',
  `For a tow: ${towText}`,
]
