import type { CodeWords } from './code-words.ts'

/** The name of a part as a title begins: from the glossary, else spelled out from its identifier. */
export function nameOfComponent(component: string, words: CodeWords): string {
  const listed = words.components.get(component)
  if (listed !== undefined) return listed.name
  const spelled = component
    .split('_')
    .map((word) => words.spellings[word] ?? word)
    .join(' ')
  return spelled.charAt(0).toUpperCase() + spelled.slice(1)
}

/** One sentence on what the part is for; empty when nothing honest can be said. */
export function purposeOfComponent(component: string, words: CodeWords): string {
  const listed = words.components.get(component)
  if (listed !== undefined) return listed.what
  const whole = longestListedBeginning(component, words)
  if (whole !== undefined) return `It belongs to this part: ${withSmallFirst(nameOfComponent(whole, words))}.`
  return words.endings.get(component.split('_').at(-1) ?? '') ?? ''
}

/** For use inside a sentence; abbreviations ("EGR valve", "A/C") keep their capitals. */
export function withSmallFirst(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

function longestListedBeginning(component: string, words: CodeWords): string | undefined {
  const parts = component.split('_')
  // A single word ("fuel", "gear") begins too many names to explain any of them.
  for (let length = parts.length - 1; length > 1; length -= 1) {
    const beginning = parts.slice(0, length).join('_')
    if (words.components.has(beginning)) return beginning
  }
  return undefined
}
