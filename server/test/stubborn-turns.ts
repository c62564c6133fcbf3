import { z } from 'zod'
import { answerJobs } from '../src/workers/answer-jobs.ts'
import { type TurnJob, turnJobsWith } from '../src/workers/turn-job.ts'
import { smallParts } from './small-parts.ts'

/** Takes turns over the small garage, whose soft pedal here endangers people, and gets stuck at words that ask for it; at "even screening" also where only rules are asked. */
await answerJobs(async () => {
  const parts = smallParts()
  const rules = parts.model.rules.map((rule) => ({ ...rule, card: 'lane' as const }))
  const answer = turnJobsWith({ ...parts, model: { ...parts.model, rules } })
  return (job) => {
    const asked = z.custom<TurnJob>().parse(job)
    const words = JSON.stringify(asked)
    if (words.includes('even screening') || (asked.kind !== 'screen' && words.includes('get stuck')))
      for (;;) Math.random()
    return answer(asked)
  }
})
