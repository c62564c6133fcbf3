import { dotsOf, type Sound } from '@candi/engines/audio'
import { useEffect, useMemo, useState } from 'react'
import { DOT_COLUMNS, DOT_ROWS, type DotPaths, dotPaths, type HeardBox } from './dot-paths.ts'
import { soundOfWav } from './sound-of-wav.ts'

export type LoadedSound = {
  /** For a player. */
  address: string
  /** Null where it is a file that this browser cannot open. */
  sound: Sound | null
}
export type ReadSound = (id: string) => Promise<Blob | undefined>

/** The kept sound of a recording; 'gone' where this browser has it no more, undefined while it is read. */
export function useSound(id: string, read: ReadSound): LoadedSound | 'gone' | undefined {
  const [loaded, setLoaded] = useState<LoadedSound | 'gone'>()
  useEffect(() => {
    let isLeft = false
    let address = ''
    const load = async () => {
      const blob = await read(id)
      const sound = blob ? soundOfWav(await blob.arrayBuffer()) : null
      if (isLeft) return
      if (blob) address = URL.createObjectURL(blob)
      setLoaded(blob ? { address, sound } : 'gone')
    }
    load().catch(() => {
      if (!isLeft) setLoaded('gone')
    })
    return () => {
      isLeft = true
      URL.revokeObjectURL(address)
    }
  }, [id, read])
  return loaded
}

/** The picture of a sound with what was heard in it apart. */
export function useDots(
  sound: Sound | null | undefined,
  seconds: number,
  boxes: readonly HeardBox[],
): DotPaths | null {
  const dots = useMemo(() => (sound ? dotsOf(sound, DOT_COLUMNS, DOT_ROWS) : null), [sound])
  const key = JSON.stringify(boxes)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes are what they say
  return useMemo(() => (dots ? dotPaths(dots, seconds, boxes) : null), [dots, seconds, key])
}
