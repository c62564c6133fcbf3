import type { SoundJudgement, ToldOfSound } from '@candi/engines/audio'
import { z } from 'zod'
import type { ListeningThread } from '../listening/listening-room.ts'
import { openJudgingThread } from './open-judging-thread.ts'
import { workerBeside } from './open-worker.ts'

const judgement = z.custom<SoundJudgement>((value) => typeof value === 'object' && value !== null)

/** A thread that listens; where others are served too it gives way to them. */
export const openListeningThread = (
  script: URL = workerBeside('listening-worker'),
  givesWay = false,
): ListeningThread =>
  openJudgingThread<ToldOfSound, SoundJudgement>({
    script,
    givesWay,
    mostMemoryMb: 256,
    whenMemoryIsFull: 'recording-not-audio',
    readJudgement: (value) => judgement.parse(value),
  })
