import { type PhotoKind, SIGHTING_LIMITS } from '@candi/contracts'
import { type CasePhoto, lookedAt } from '../../api/case-photo.ts'
import { nextTakeName } from '../../api/next-take-name.ts'
import { newId } from '../../parts/new-id.ts'
import { type TakeTrade, useTakes } from './use-takes.ts'

const SEEN: TakeTrade<CasePhoto> = {
  isJudged: ({ sighting }) => sighting !== null,
  judge: async (photo, signal, onProgress) => {
    const { lookInTurn } = await import('./look-in-turn.ts')
    const result = await lookInTurn(photo, signal, onProgress)
    return result.ok ? { ok: true, value: (before) => lookedAt(before, result.value) } : result
  },
  store: async () => (await import('../../features/keep-cases/kept-blobs.ts')).photos,
}

/** The photos of an open case: kept in this browser, looked at one after the other, corrected, deleted. */
export function usePhotos(caseId: string, initial: CasePhoto[], onUnkept: () => void) {
  const { takes, add, ...others } = useTakes(caseId, initial, SEEN, onUnkept)
  return {
    ...others,
    photos: takes,
    room: SIGHTING_LIMITS.photos - takes.length,
    add: (blob: Blob, toldKind: PhotoKind | null) =>
      add(blob, (before) => ({
        id: newId(),
        name: nextTakeName('Photo', before),
        madeAt: Date.now(),
        toldKind,
        sighting: null,
        lamps: [],
        gaugesSaid: {},
        signs: [],
        isRunning: false,
        choices: {},
        isTold: false,
        failure: '',
      })),
  }
}
export type Photos = ReturnType<typeof usePhotos>
