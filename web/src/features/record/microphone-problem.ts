import type { DeviceProblem, DeviceProblemWords } from '../../parts/device-problem.ts'

/** What happened, and what next; every one of them leads to a file. */
export const PROBLEM_WORDS = {
  refused: {
    title: 'The microphone is not allowed',
    text: 'Nothing was recorded. Allow the microphone for this page as shown, then try again; or record with your phone’s own recorder and choose that file.',
    canRetry: true,
  },
  none: {
    title: 'No microphone was found',
    text: 'Nothing was recorded. Plug one in and try again; or record with a phone and choose that file here.',
    canRetry: true,
  },
  busy: {
    title: 'The microphone did not answer',
    text: 'Nothing was recorded. Another app may be using it: end calls and other recorders, then try again; or choose a file.',
    canRetry: true,
  },
  'not-secure': {
    title: 'Recording needs https',
    text: 'This page came without https, and browsers then keep the microphone shut. Open it by https to record here; or record with your phone’s own recorder and choose that file.',
    canRetry: false,
  },
  unsupported: {
    title: 'This browser cannot record',
    text: 'Everything else works. Record with your phone’s own recorder and choose that file, or open this page in another browser.',
    canRetry: false,
  },
} as const satisfies Record<DeviceProblem, DeviceProblemWords>
