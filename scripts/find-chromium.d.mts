export function findChromium(say: (sentence: string) => void): string | undefined
