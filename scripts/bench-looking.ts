import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { lookAtBytes } from '@candi/server/looking/look-at-bytes'
import { openLookingRoom } from '@candi/server/looking/looking-room'
import { openLookingThread } from '@candi/server/outside/open-looking-thread'
import { openPhotoJudge } from '@candi/server/outside/open-photo-judge'
import { judgeInRoom } from '@candi/server/threads/judge-in-room'
import sharp from 'sharp'
import { cpuInTurns } from './cpu-of.ts'
import { GIVE_MEMORY_BACK } from './memory-settings.mjs'
import { renderedDashboard } from './rendered-dashboard.ts'

const ROUNDS = 9
const AT_ONCE = 4
/** The room ends its idle threads after a minute. */
const IDLE_MS = 65_000

export interface LookingFigures {
  /** From the file to what was seen on a dashboard of 1,600 x 1,200, CPU of all threads. */
  readonly lookMs: number
  /** Nothing but unpacking and shrinking the same photo to 2,048 pixels, by sharp, CPU. */
  readonly baselineMs: number
}

export interface MemoryFigures {
  /** What looking at four photos at once adds to a process, at its highest, and what of it is left a minute later. */
  readonly mostMb: number
  readonly leftMb: number
}

export async function measureLooking(): Promise<LookingFigures> {
  const judge = openPhotoJudge()
  const photo = await renderedDashboard(1)
  const look = async () => {
    const answer = await lookAtBytes(photo, {}, judge)
    if ('failure' in answer) throw new Error(answer.failure)
  }
  const unpack = () => sharp(photo).resize(2_048).raw().toBuffer()
  // The first opens the models.
  const { workMs, baselineMs } = await cpuInTurns(look, unpack, { rounds: ROUNDS, warmUps: 1 })
  return { lookMs: workMs, baselineMs }
}

/** In a process of its own, set up as `npm start` sets up the server. */
export function measureLookingMemory(): MemoryFigures {
  const script = new URL(import.meta.url).pathname
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    env: { ...GIVE_MEMORY_BACK, ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const figures: MemoryFigures = JSON.parse(stdout)
  return figures
}

async function memoryOfFour(): Promise<MemoryFigures> {
  const photos = await Promise.all(Array.from({ length: AT_ONCE }, (_, seed) => renderedDashboard(seed)))
  const room = openLookingRoom({
    openThread: () => openLookingThread(undefined, true),
    onFailure: (error) => {
      throw error
    },
  })
  const before = megabytes()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, megabytes())
  }, 20)
  await Promise.all(
    photos.map(async (photo, index) => {
      const answer = await judgeInRoom(room, `client ${index}`, new Uint8Array(photo), {})
      if ('failure' in answer) throw new Error(answer.failure)
    }),
  )
  clearInterval(watch)
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  const left = megabytes() - before
  await room.close()
  return { mostMb: most - before, leftMb: left }
}

const megabytes = () => process.memoryUsage.rss() / 2 ** 20

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.stdout.write(`${JSON.stringify(await memoryOfFour())}\n`)
