import type { SoundJudgement } from '@candi/engines/audio'

/** Nothing said is as likely as not. */
const UNKNOWN = { probability: 0.5 }

/** A judgement as `candi listen --json` writes it. */
export const judgementLine = (file: string, judgement: SoundJudgement) => ({
  file,
  state: judgement.state,
  fault: judgement.fault ?? UNKNOWN,
  sounds: judgement.kinds.map(({ kind, ...place }) => ({ id: kind, ...place })),
  classes: judgement.classes,
  orders: judgement.orders,
  engineSpeed: judgement.engineSpeed,
  quality: judgement.quality,
})
