import { afterEach } from 'vitest'
import { startService } from './misbehaving-service.ts'

/** Starts services as `startService` does; whatever a test has started is stopped after it. */
export function servicesOfTest(): typeof startService {
  const running: { stop(): Promise<void> }[] = []
  afterEach(async () => {
    for (const service of running.splice(0)) await service.stop()
  })
  return async (behaviour) => {
    const started = await startService(behaviour)
    running.push(started)
    return started
  }
}
