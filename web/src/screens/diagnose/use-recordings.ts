import { type CarState, HEARING_LIMITS } from '@candi/contracts'
import type { CaseRecording } from '../../api/case-recording.ts'
import { nextTakeName } from '../../api/next-take-name.ts'
import { newId } from '../../parts/new-id.ts'
import { type TakeTrade, useTakes } from './use-takes.ts'

/** What the recorder hands over. */
export type MadeRecording = {
  sound: Blob
  seconds: number
  madeAt: number
  told: CaseRecording['told']
  about: string
}

const HEARD: TakeTrade<CaseRecording> = {
  isJudged: ({ hearing }) => hearing !== null,
  judge: async (recording, signal, onProgress) => {
    const { hearInTurn } = await import('./hear-in-turn.ts')
    const result = await hearInTurn(recording, signal, onProgress)
    if (!result.ok) return result
    return { ok: true, value: (before) => ({ ...before, hearing: result.value, dismissed: [] }) }
  },
  store: async () => (await import('../../features/keep-cases/kept-blobs.ts')).sounds,
}

/** The recordings of an open case: kept in this browser, heard one after the other, corrected, deleted. */
export function useRecordings(caseId: string, initial: CaseRecording[], onUnkept: () => void) {
  const { takes, add, read, send, update, ...others } = useTakes(caseId, initial, HEARD, onUnkept)
  return {
    ...others,
    recordings: takes,
    isFull: takes.length >= HEARING_LIMITS.recordings,
    /** Keeps a recording and has it heard. A quiet one (a side of an experiment) begins no turn of its own. */
    add: ({ sound, ...made }: MadeRecording, isQuiet = false): string => {
      const id = newId()
      add(sound, (before) => ({
        ...made,
        id,
        name: nextTakeName('Recording', before),
        hearing: null,
        dismissed: [],
        isTold: isQuiet,
        failure: '',
      }))
      return id
    },
    readSound: read,
    hear: send,
    /** The owner knows better what the car did, or has read the rev counter: it is heard again with that. */
    retell: (id: string, told: { state?: CarState | null; rpm?: number | null }) => {
      update(id, (before) => ({ ...before, told: { ...before.told, ...told }, failure: '' }))
      send(id)
    },
    toggleDismissed: (id: string, sound: number) =>
      update(id, ({ dismissed, ...before }) => ({
        ...before,
        dismissed: dismissed.includes(sound)
          ? dismissed.filter((other) => other !== sound)
          : [...dismissed, sound],
      })),
  }
}
export type Recordings = ReturnType<typeof useRecordings>
