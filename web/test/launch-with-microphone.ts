import { type Browser, chromium } from 'playwright-core'

/** A browser of its own whose microphone hears a WAV file over and over: what it hears is decided when it starts. */
export const launchWithMicrophone = (file: string): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CANDI_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  })
