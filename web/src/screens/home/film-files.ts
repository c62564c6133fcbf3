import darkMp4 from './film/hero-dark.mp4?url'
import darkWebm from './film/hero-dark.webm?url'
import lightMp4 from './film/hero-light.mp4?url'
import lightWebm from './film/hero-light.webm?url'

/** Each name carries a hash of its content, so that a new film is never an old one from a cache. */
const FILES = {
  light: { webm: lightWebm, mp4: lightMp4 },
  dark: { webm: darkWebm, mp4: darkMp4 },
} as const

/** Safari gets H.264: its WebM plays, but not on every device. */
export const filmFile = (cut: keyof typeof FILES, isSafari: boolean) => FILES[cut][isSafari ? 'mp4' : 'webm']
