import { parentPort, workerData } from 'node:worker_threads'
import { InferenceSession } from 'onnxruntime-node'
import { z } from 'zod'
import { answerOnThread, type JudgeBytes } from '../threads/answer-on-thread.ts'
import { lowerOwnPriority } from '../threads/lower-own-priority.ts'
import { standAtGate, uninterrupted } from '../threads/uninterrupted.ts'

/** What a thread is opened with. */
export const threadData = z.object({
  givesWay: z.boolean(),
  gate: z.instanceof(SharedArrayBuffer),
})

/** Makes this thread one that judges files. */
export function serveOnThread<Judgement>(
  open: () => JudgeBytes<Judgement> | Promise<JudgeBytes<Judgement>>,
): void {
  if (!parentPort) return
  const { givesWay, gate } = threadData.parse(workerData)
  if (givesWay) lowerOwnPriority()
  standAtGate(gate)
  guardModels()
  answerOnThread(parentPort, Promise.resolve(open()))
}

/** No model is loaded or asked while the thread is being ended: here, once, so that none can be forgotten. */
function guardModels(): void {
  InferenceSession.create = new Proxy(InferenceSession.create, {
    apply: (create, self, asked) =>
      uninterrupted(async () => {
        const session: InferenceSession = await Reflect.apply(create, self, asked)
        session.run = new Proxy(session.run, {
          apply: (run, _, fed) => uninterrupted(() => Reflect.apply(run, session, fed)),
        })
        return session
      }),
  })
}
