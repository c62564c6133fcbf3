/**
 * A pattern of knowledge/seen-signs.yaml as an expression: its words in their order and next to each other, compared without
 * case; a star matches any ending, a bar parts alternatives of one word. Readers of text lose spaces, so none is needed.
 */
export function compileMessagePattern(pattern: string): RegExp {
  const words = pattern
    .split(' ')
    .map((word) => `(?:${word.split('|').map(alternative).join('|')})`)
    .join('[^a-z0-9]{0,3}')
  return new RegExp(`(?:^|[^a-z0-9])${words}(?:[^a-z0-9]|$)`, 'i')
}

const alternative = (word: string) => word.replaceAll('*', '[a-z0-9]{0,12}')
