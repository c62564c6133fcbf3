import { HEARING_LIMITS } from '@candi/contracts'
import { sizeWords } from '../../parts/sound-words.ts'

const ENDINGS = ['wav', 'mp3', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'flac', 'webm', 'mp4'] as const
/** For the file dialog. */
export const SOUND_FILES = ['audio/*', ...ENDINGS.map((ending) => `.${ending}`)].join(',')
const NAMED = 'wav, mp3, m4a, aac, ogg, opus, flac, webm or mp4'

const fine = { ok: true } as const
type FileCheck = typeof fine | { ok: false; text: string }
const refused = (text: string): FileCheck => ({ ok: false, text })

/** Whether a file may be a recording at all, by its name and size; nothing is read yet. */
export function checkSoundFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileCheck {
  const ending = name.split('.').at(-1)?.toLowerCase()
  if (!type.startsWith('audio/') && !ENDINGS.some((known) => known === ending))
    return refused(`“${name}” is not a sound recording. Choose a ${NAMED} file; nothing was sent.`)
  if (size === 0) return refused(`“${name}” is empty. Choose another recording; nothing was sent.`)
  if (size > HEARING_LIMITS.bytes)
    return refused(
      `“${name}” has ${sizeWords(size)}, and a recording can hold 50 MB. Choose a shorter one; nothing was sent.`,
    )
  return fine
}

/** Recorders that stop at five minutes often write a little more; the end is then left away. */
const GRACE_SECONDS = 1

/** Whether a file is short enough, once its length is known. */
export function checkLength(name: string, seconds: number): FileCheck {
  if (seconds <= HEARING_LIMITS.seconds + GRACE_SECONDS) return fine
  const minutes = Math.ceil(seconds / 60)
  return refused(
    `“${name}” is about ${minutes} minutes long, and up to 5 minutes can be heard. Cut out the part with the noise and choose that; nothing was sent.`,
  )
}

export const unreadableText = (name: string): string =>
  `“${name}” holds no sound that can be read. It may be damaged, or another kind of file; choose a ${NAMED} file. Nothing was sent.`
