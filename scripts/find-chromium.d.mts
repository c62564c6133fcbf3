export function findChromium(say: (sentence: string) => void): string | undefined
export function findHeadlessShell(
  say: (sentence: string) => void,
  chromium: string | undefined,
): string | undefined
