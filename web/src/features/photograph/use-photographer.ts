import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeviceProblem } from '../../parts/device-problem.ts'
import { newId } from '../../parts/new-id.ts'
import type { Camera, OpenCamera } from './camera.ts'
import { SCRAMBLED } from './check-photo-file.ts'
import type { Redrawn } from './draw-shrunk.ts'
import { placePhotos } from './place-photos.ts'
import { SUBJECTS, type SubjectId } from './subjects.ts'
import type { takeFiles } from './take-files.ts'
import type { TakenPhoto } from './taken-photo.ts'

export type Stage =
  | { name: 'ready' }
  /** The browser asks its owner. */
  | { name: 'asking' }
  | { name: 'live'; camera: Camera }
  | { name: 'working'; words: string }
  | { name: 'review'; shown: string }
  | { name: 'problem'; problem: DeviceProblem }

/** What photographing needs of the world. */
export type PhotographerParts = {
  open: OpenCamera
  grab: (video: HTMLVideoElement) => Promise<Redrawn>
  take: typeof takeFiles
}

const LOST = 'The camera stopped. Open it again, or choose files.'
const NO_SHOT = 'That shot could not be kept. Please take it again.'

/** The way from the first press to photos that can be used: at most so many, each replaceable. */
export function usePhotographer({ open, grab, take }: PhotographerParts, most: number) {
  const [stage, setStage] = useState<Stage>({ name: 'ready' })
  const [photos, setPhotos] = useState<readonly TakenPhoto[]>([])
  /** What happened, where something did; one sentence each. */
  const [messages, setMessages] = useState<readonly string[]>([])
  /** The photo whose place the next one takes. */
  const [replaced, setReplaced] = useState<string | null>(null)
  const camera = useRef<Camera>(undefined)
  /** Whatever began before the last act of the owner is void when it ends. */
  const acts = useRef(0)

  const begin = useCallback(() => {
    camera.current?.close()
    camera.current = undefined
    acts.current += 1
    const act = acts.current
    return () => act === acts.current
  }, [])
  useEffect(() => () => void begin(), [begin])

  function rest(said: readonly string[], kept: readonly TakenPhoto[], shown = kept.at(-1)?.id) {
    begin()
    setMessages(said)
    setReplaced(null)
    setPhotos(kept)
    setStage(shown ? { name: 'review', shown } : { name: 'ready' })
  }

  async function openCamera(inPlaceOf: string | null = replaced) {
    const isCurrent = begin()
    setMessages([])
    setReplaced(inPlaceOf)
    setStage({ name: 'asking' })
    const opened = await open()
    if (!isCurrent()) {
      if ('close' in opened) opened.close()
    } else if ('problem' in opened) setStage({ name: 'problem', problem: opened.problem })
    else {
      camera.current = opened
      opened.whenEnded(() => {
        if (isCurrent()) rest([LOST], photos)
      })
      setStage({ name: 'live', camera: opened })
    }
  }

  async function shoot(video: HTMLVideoElement, subject: SubjectId, isTold: boolean) {
    // The picture is drawn at once, and only then is the camera closed.
    const grabbed = grab(video)
    const isCurrent = begin()
    setStage({ name: 'working', words: 'Getting it ready…' })
    const shrunk = await grabbed
    if (!isCurrent()) return
    if (!shrunk || shrunk === 'scrambled') return rest([shrunk ? SCRAMBLED : NO_SHOT], photos)
    const kind = isTold ? SUBJECTS[subject].kind : null
    const photo = { id: newId(), name: 'Photo', ...shrunk, isDrawable: true, kind, origin: 'camera' } as const
    rest([], placePhotos(photos, [photo], replaced), photo.id)
  }

  async function takeChosen(files: readonly File[]) {
    const isCurrent = begin()
    setMessages([])
    const [first] = files
    setStage({ name: 'working', words: `Opening ${files.length === 1 ? first?.name : 'your photos'}…` })
    const room = most - photos.length + (replaced ? 1 : 0)
    const taken = await take(files, { room, most })
    if (!isCurrent()) return
    rest(taken.faults, placePhotos(photos, taken.photos, replaced), taken.photos[0]?.id ?? photos.at(-1)?.id)
  }

  return {
    stage,
    photos,
    messages,
    isFull: photos.length >= most,
    openCamera: () => void openCamera(),
    shoot: (video: HTMLVideoElement, subject: SubjectId, isTold: boolean) =>
      void shoot(video, subject, isTold),
    takeChosen: (files: readonly File[]) => void takeChosen(files),
    show: (shown: string) => setStage({ name: 'review', shown }),
    remove(id: string) {
      const place = photos.findIndex((photo) => photo.id === id)
      const kept = photos.filter((photo) => photo.id !== id)
      rest([], kept, (kept[place] ?? kept.at(-1))?.id)
    },
    /** The next one takes its place; until then it stays. */
    retake({ id, origin }: TakenPhoto) {
      if (origin === 'camera') return void openCamera(id)
      begin()
      setMessages([])
      setReplaced(id)
      setStage({ name: 'ready' })
    },
    addAnother() {
      if (photos.at(-1)?.origin === 'camera') return void openCamera(null)
      setMessages([])
      setReplaced(null)
      setStage({ name: 'ready' })
    },
    /** Back to what was taken already. */
    goBack: () => rest([], photos, replaced ?? undefined),
  }
}
