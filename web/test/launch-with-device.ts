import { type Browser, chromium } from 'playwright-core'

const launch = (capture: string): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CANDI_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      capture,
      '--autoplay-policy=no-user-gesture-required',
    ],
  })

/** A browser of its own whose microphone hears a WAV file over and over: what it hears is decided when it starts. */
export const launchWithMicrophone = (file: string) => launch(`--use-file-for-fake-audio-capture=${file}`)

/** A browser of its own whose camera sees a Y4M file over and over. */
export const launchWithCamera = (file: string) => launch(`--use-file-for-fake-video-capture=${file}`)
