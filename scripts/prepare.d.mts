export const root: string
export function say(sentence: string): void
export function giveUp(sentence: string): never
export function requireNode(): void
export function recommendNode(): void
export function requireWritable(): void
export function installPackages(): void
export function build(): void
