import { z } from 'zod'
import { madeBeforehand } from '../conversation/diagnosis-parts.ts'
import { loadDiagnosisParts } from '../outside/load-diagnosis-parts.ts'
import { productRoot } from '../outside/product-root.ts'
import { answerJobs } from './answer-jobs.ts'
import { rememberingReader } from './remembered-opinions.ts'
import { type TurnJob, turnJobsWith } from './turn-job.ts'

/** Jobs come from our own process, which has parsed what strangers sent. */
const ours = z.custom<TurnJob>()

await answerJobs(async () => {
  // The first turn must not pay for what reads words: it would take a hundred times its time.
  const parts = madeBeforehand(await loadDiagnosisParts(productRoot))
  const answer = turnJobsWith({ ...parts, reader: parts.reader && rememberingReader(parts.reader) })
  return (job) => answer(ours.parse(job))
})
