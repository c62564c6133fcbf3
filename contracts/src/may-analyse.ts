import type { Tier } from './membership.ts'

/** What a tier may decide over. Urgency, the chart of lamps and scanning a VIN are no kinds: they are free for everyone. */
export type AnalysisKind = 'text' | 'photo' | 'sound' | 'knowledge'

const KINDS: Readonly<Record<Tier | 'guest', readonly AnalysisKind[]>> = {
  guest: ['text'],
  free: ['text'],
  pro: ['text', 'photo', 'sound', 'knowledge'],
  founder: ['text', 'photo', 'sound', 'knowledge'],
}

/** Whether a tier holds this kind of analysis: text for everyone; photo, sound and cited knowledge for Pro and Founder. */
export const mayAnalyse = (tier: Tier | 'guest', kind: AnalysisKind): boolean => KINDS[tier].includes(kind)
