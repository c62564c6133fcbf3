import { z } from 'zod'
import type { Look, Looked } from '../looking/look-at-bytes.ts'
import type { LookingThread } from '../looking/looking-room.ts'
import { openJudgingThread } from './open-judging-thread.ts'
import { workerBeside } from './open-worker.ts'

const looked = z.custom<Looked>(
  (value) => typeof value === 'object' && value !== null && 'judgement' in value,
)

/** A thread that looks at photos; where others are served too it gives way to them. */
export const openLookingThread = (
  script: URL = workerBeside('looking-worker'),
  givesWay = false,
): LookingThread =>
  openJudgingThread<Look, Looked>({
    script,
    givesWay,
    mostMemoryMb: 192,
    whenMemoryIsFull: 'photo-damaged',
    readJudgement: (value) => looked.parse(value),
  })
