import type { DeviceProblem, DeviceProblemWords } from '../../parts/device-problem.ts'

/** What happened, and what next; every one of them leads to a file. */
export const CAMERA_PROBLEM_WORDS = {
  refused: {
    title: 'The camera is not allowed',
    text: 'No photo was taken. Allow the camera for this page as shown, then try again; or take photos with your phone’s own camera and choose those files.',
    canRetry: true,
  },
  none: {
    title: 'No camera was found',
    text: 'No photo was taken. Plug one in and try again; or take photos with a phone and choose those files here.',
    canRetry: true,
  },
  busy: {
    title: 'The camera did not answer',
    text: 'No photo was taken. Another app may be using it: end video calls and other cameras, then try again; or choose files.',
    canRetry: true,
  },
  'not-secure': {
    title: 'The camera needs https',
    text: 'This page came without https, and browsers then keep the camera shut. Open it by https to photograph here; or take photos with your phone’s own camera and choose those files.',
    canRetry: false,
  },
  unsupported: {
    title: 'This browser cannot open a camera',
    text: 'Everything else works. Take photos with your phone’s own camera and choose those files, or open this page in another browser.',
    canRetry: false,
  },
} as const satisfies Record<DeviceProblem, DeviceProblemWords>
