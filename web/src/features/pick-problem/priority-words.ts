import type { Priority } from '@candi/contracts'

/** How a priority is called, and how many of four segments it lights: the word says it, the segments repeat it. */
export const PRIORITY_WORDS: Readonly<Record<Priority, { name: string; lit: number }>> = {
  critical: { name: 'Critical', lit: 4 },
  high: { name: 'High', lit: 3 },
  moderate: { name: 'Moderate', lit: 2 },
  monitoring: { name: 'Monitoring', lit: 1 },
}
