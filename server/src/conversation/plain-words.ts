/** The words of a line in lower case, numbers among them, apostrophes left out: "couldn't" is "couldnt". */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []
