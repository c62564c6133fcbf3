export * from './judgement.ts'
export type { PhotoEyes } from './photo-eyes.ts'
export type { Box, Picture } from './picture.ts'
