import type { AuthoredMessage } from './read-messages.ts'
import type { ScoredCase } from './scored-case.ts'

type Target = Pick<ScoredCase, 'id' | 'group' | 'gold' | 'accept' | 'stopDriving'> & { readonly text: string }

/** Says for every message what is most frequent in the school, with its frequency. */
export function mostFrequentProblem(
  school: readonly AuthoredMessage[],
  targets: readonly Target[],
): ScoredCase[] {
  const counts = new Map<string, number>()
  for (const { problem } of school) counts.set(problem, (counts.get(problem) ?? 0) + 1)
  const problems = [...counts].map(([id, count]) => ({ id, probability: count / school.length }))
  return targets.map((target) => ({ ...target, problems, urgency: null }))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9']+/g) ?? []

/** The problems of the five authored messages that are nearest by tf-idf cosine (Salton and Buckley 1988). */
export function nearestMessage(school: readonly AuthoredMessage[], targets: readonly Target[]): ScoredCase[] {
  const documentFrequency = new Map<string, number>()
  for (const { text } of school)
    for (const word of new Set(wordsOf(text)))
      documentFrequency.set(word, (documentFrequency.get(word) ?? 0) + 1)
  const vectorOf = (text: string) => {
    const counts = new Map<string, number>()
    for (const word of wordsOf(text))
      if (documentFrequency.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    const vector = [...counts].map(
      ([word, count]) =>
        [word, (1 + Math.log(count)) * Math.log(school.length / (documentFrequency.get(word) ?? 1))] as const,
    )
    const length = Math.hypot(...vector.map(([, weight]) => weight)) || 1
    return vector.map(([word, weight]) => [word, weight / length] as const)
  }
  const postings = new Map<string, { message: number; weight: number }[]>()
  school.forEach(({ text }, message) => {
    for (const [word, weight] of vectorOf(text)) {
      const list = postings.get(word)
      if (list) list.push({ message, weight })
      else postings.set(word, [{ message, weight }])
    }
  })
  return targets.map((target) => {
    const scores = new Float64Array(school.length)
    for (const [word, weight] of vectorOf(target.text))
      for (const posting of postings.get(word) ?? [])
        scores[posting.message] = (scores[posting.message] ?? 0) + weight * posting.weight
    const nearest = [...scores.keys()]
      .sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0))
      .slice(0, 5)
    const votes = new Map<string, number>()
    let total = 0
    for (const message of nearest) {
      const problem = school[message]?.problem ?? ''
      votes.set(problem, (votes.get(problem) ?? 0) + (scores[message] ?? 0))
      total += scores[message] ?? 0
    }
    return {
      ...target,
      problems: [...votes].map(([id, vote]) => ({ id, probability: total > 0 ? vote / total : 0 })),
      urgency: null,
    }
  })
}
