/** What a server needs only where a language model is set up; imported then, since the makers' packages slow a start down. */
export { createOutsideNarrator } from './create-outside-narrator.ts'
export { openVision } from './describe-photo.ts'
