import type { Article, Cause, HowTo, UrgencyRule } from '@candi/domain'
import { KnowledgeMistake } from './read-knowledge-files.ts'

/** Where the texts that rules name are found; a kind that is not given is not looked for. */
export interface TextSources {
  readonly howTos?: readonly HowTo[]
  readonly articles?: readonly Article[]
  readonly causes?: readonly Cause[]
}

/** One text that a rule names, and all that it says; null where there is no such text. */
export interface Telling {
  readonly name: string
  readonly text: string | null
}

const named = (kind: string, ids: readonly string[], textOf: (id: string) => string | null): Telling[] =>
  ids.map((id) => ({ name: `the ${kind} ${id}`, text: textOf(id) }))

/** What else is said of the danger of a rule. */
export function tellingsOf(
  { toldIn }: Pick<UrgencyRule, 'toldIn'>,
  { howTos, articles, causes }: TextSources,
): Telling[] {
  if (!toldIn) return []
  return [
    ...(howTos ? named('short answer', toldIn.howTo, (id) => textOfHowTo(howTos, id)) : []),
    ...(articles ? named('article', toldIn.articles, (name) => textOfArticle(articles, name)) : []),
    ...(causes ? named('cause', toldIn.causes, (id) => textOfCause(causes, id)) : []),
  ]
}

const textOfHowTo = (howTos: readonly HowTo[], id: string) =>
  howTos.find((howTo) => howTo.id === id)?.answer ?? null

function textOfArticle(articles: readonly Article[], name: string): string | null {
  const [id, heading] = name.split(' > ')
  const article = articles.find((candidate) => candidate.id === id)
  if (!article) return null
  const { summary, sections } = article
  return heading === undefined
    ? [summary, ...sections.map(({ text }) => text)].join('\n')
    : (sections.find((section) => section.heading === heading)?.text ?? null)
}

function textOfCause(causes: readonly Cause[], id: string): string | null {
  const cause = causes.find((candidate) => candidate.id === id)
  if (!cause) return null
  const { story, waiting, checks } = cause
  return [story, waiting, ...checks.flatMap(({ steps, danger }) => [steps, danger])].join('\n')
}

/** Texts that rules name and that do not exist, in words. */
export const lostTellings = (rules: readonly UrgencyRule[], sources: TextSources): string[] =>
  rules.flatMap((rule) =>
    tellingsOf(rule, sources).flatMap(({ name, text }) =>
      text === null ? `the rule ${rule.id} is told in ${name}, which does not exist` : [],
    ),
  )

export function refuseLostTellings(rules: readonly UrgencyRule[], sources: TextSources): void {
  const mistakes = lostTellings(rules, sources)
  if (mistakes.length > 0) throw new KnowledgeMistake(mistakes.slice(0, 20).join('\n'))
}
