import { type AST, RegExpParser } from '@eslint-community/regexpp'

const parser = new RegExpParser({ ecmaVersion: 2024 })
/** A repetition of more than this may as well be endless. */
const ENDLESS = 1_000

type Part = AST.Element | AST.Alternative | AST.Pattern | AST.QuantifiableElement

/** A text that an element matches, the least of it; the first branch of a choice, or that with this number. */
function sampleOf(part: Part, branch = 0): string {
  switch (part.type) {
    case 'Character':
      return String.fromCodePoint(part.value)
    case 'CharacterSet':
      if (part.kind === 'digit') return part.negate ? 'x' : '7'
      if (part.kind === 'space') return part.negate ? 'x' : ' '
      if (part.kind === 'word') return part.negate ? ' ' : 'x'
      return 'x'
    case 'CharacterClass':
      return sampleOfClass(part)
    case 'Quantifier':
      return sampleOf(part.element, branch).repeat(Math.max(1, Math.min(part.min, ENDLESS)))
    case 'Alternative':
      return part.elements.map((element) => sampleOf(element, branch)).join('')
    case 'Group':
    case 'CapturingGroup':
    case 'Pattern':
      return sampleOfChoice(part.alternatives, branch)
    default:
      return ''
  }
}

const sampleOfChoice = (choices: readonly AST.Alternative[], branch: number): string => {
  const chosen = choices[branch % choices.length]
  return chosen ? sampleOf(chosen) : ''
}

function sampleOfClass(part: AST.CharacterClass): string {
  const candidates = ['x', ' ', '7', "'", ',', '-', '.', '!', '\n', 'é', '/', '<']
  const expression = new RegExp(part.raw, 'u')
  const named = part.elements.flatMap((element) =>
    element.type === 'Character' ? [String.fromCodePoint(element.value)] : [],
  )
  return [...named, ...candidates].find((character) => expression.test(character)) ?? 'x'
}

/** Everything that an expression repeats, from the outside in, with what stands before it. */
function repeatedIn(pattern: AST.Pattern): { before: string; body: string }[] {
  const found: { before: string; body: string }[] = []
  const visit = (part: Part, before: string): void => {
    if (part.type === 'Quantifier') {
      const { element } = part
      const branches =
        element.type === 'Group' || element.type === 'CapturingGroup' ? element.alternatives.length : 1
      for (let branch = 0; branch < Math.min(branches, 12); branch += 1)
        found.push({ before, body: sampleOf(element, branch) })
      visit(element, before)
    } else if (part.type === 'Alternative') {
      let here = before
      for (const element of part.elements) {
        visit(element, here)
        here += sampleOf(element)
      }
    } else if (part.type === 'Group' || part.type === 'CapturingGroup' || part.type === 'Pattern')
      for (const alternative of part.alternatives) visit(alternative, before)
    else if (part.type === 'Assertion' && 'alternatives' in part)
      for (const alternative of part.alternatives) visit(alternative, before)
  }
  visit(pattern, '')
  return found.filter(({ body }) => body !== '')
}

const parsed = (source: string, flags: string): AST.Pattern =>
  parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') })

/** Whether every repetition of an expression ends at a number that is written down. */
export function repeatsFinitely(source: string, flags: string): boolean {
  let finite = true
  const visit = (part: Part): void => {
    if (part.type === 'Quantifier') {
      if (part.max > ENDLESS) finite = false
      visit(part.element)
    } else if (part.type === 'Alternative') part.elements.forEach(visit)
    else if ('alternatives' in part) part.alternatives.forEach(visit)
  }
  visit(parsed(source, flags))
  return finite
}

/**
 * Texts of a length that make an expression search long, if any do: what it repeats, over and over, alone and behind what must stand
 * before it, and an end that it does not expect; likewise the whole of what it matches.
 */
export function pumpedTexts(source: string, flags: string, length: number): string[] {
  const pattern = parsed(source, flags)
  const whole = pattern.alternatives
    .slice(0, 8)
    .map((alternative) => ({ before: '', body: `${sampleOf(alternative)} ` }))
  const texts = [...repeatedIn(pattern), ...whole].flatMap(({ before, body }) => {
    const pumped = before + body.repeat(Math.ceil(length / Math.max(1, body.length))).slice(0, length)
    return [
      `${pumped}\u0000!`,
      `${(before + body).repeat(Math.ceil(length / (before + body).length)).slice(0, length)}\u0000!`,
    ]
  })
  return [...new Set(texts)]
}
