/** What the first bytes of a photo say of it, before anything is unpacked. */
export type PhotoHeader = { width: number; height: number; isAnimated: boolean }
