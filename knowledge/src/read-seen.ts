import { join } from 'node:path'
import type { Knowledge, LampKnowledge, SeenKnowledge, SeenQuestionText } from '@candi/domain'
import { KnowledgeMistake, knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'
import { guidedQuestions, lampRow, type OptionRow, seenSignsFile } from './seen-file.ts'

/** What things seen in photos mean; throws a KnowledgeMistake for a finding or lamp that does not exist. */
export function readSeen(knowledge: Pick<Knowledge, 'findings' | 'causes'>): SeenKnowledge {
  const lamps = parseKnowledgeFile(join(knowledgeFolder, 'lamps.yaml'), lampRow.array().min(1))
  const signs = parseKnowledgeFile(join(knowledgeFolder, 'seen-signs.yaml'), seenSignsFile)
  const guided = parseKnowledgeFile(join(knowledgeFolder, 'seen-questions.yaml'), guidedQuestions)
  const questions: Record<string, SeenQuestionText[]> = {}
  for (const [kind, rows] of Object.entries(guided))
    questions[kind] = rows.map((row) => ({ ...row, options: row.options.map(told) }))
  const seen: SeenKnowledge = {
    lamps: lamps.map(
      ({ question, ...lamp }): LampKnowledge => ({
        ...lamp,
        question: question && { ...question, id: `lamp_${lamp.id}`, options: question.options.map(told) },
      }),
    ),
    signs,
    questions,
  }
  const mistakes = mistakesInSeen(seen, knowledge)
  if (mistakes.length > 0)
    throw new KnowledgeMistake(`what is seen in photos\n${mistakes.slice(0, 20).join('\n')}`)
  return seen
}

/** Null where nothing was written. */
const told = ({ label, colour, proposal, says }: OptionRow): SeenQuestionText['options'][number] => ({
  label,
  colour: colour ?? null,
  proposal: proposal ?? null,
  says,
})

/** References that lead nowhere, ids given twice and colors told twice, in words. */
export function mistakesInSeen(
  { lamps, signs, questions }: SeenKnowledge,
  { findings, causes }: Pick<Knowledge, 'findings' | 'causes'>,
): string[] {
  const mistakes: string[] = []
  const known = new Set(findings.map(({ id }) => id))
  const weighed = new Set(causes.flatMap((cause) => Object.keys(cause.findings)))
  const ids = new Set(lamps.map(({ id }) => id))
  const needsFinding = (where: string, finding: string) => {
    if (!known.has(finding)) mistakes.push(`${where} names the finding ${finding}, which does not exist`)
  }
  const needsWeight = (where: string, finding: string) => {
    needsFinding(where, finding)
    if (!weighed.has(finding)) mistakes.push(`${where} speaks for ${finding}, which no cause knows`)
  }
  const needsLamp = (where: string, lamp: string) => {
    if (!ids.has(lamp)) mistakes.push(`${where} names the lamp ${lamp}, which does not exist`)
  }
  const asks = (where: string, { options }: Pick<SeenQuestionText, 'options'>) => {
    for (const { says } of options) for (const { finding } of says) needsFinding(where, finding)
  }
  if (ids.size < lamps.length) mistakes.push('a lamp stands twice')
  for (const { id, meanings, confusedWith, question, asksFirst } of lamps) {
    if (new Set(meanings.map(({ colour }) => colour)).size < meanings.length)
      mistakes.push(`the lamp ${id} tells of one color twice`)
    for (const { speaksFor } of meanings) if (speaksFor) needsWeight(`the lamp ${id}`, speaksFor.finding)
    for (const { lamp } of confusedWith) needsLamp(`the lamp ${id}`, lamp)
    if (question) asks(`the question of the lamp ${id}`, question)
    if (asksFirst) needsWeight(`the lamp ${id}`, asksFirst)
  }
  for (const { lamps: both, finding } of signs.together) {
    for (const lamp of both) needsLamp('a pair of lamps', lamp)
    needsWeight('a pair of lamps', finding)
  }
  for (const { finding } of [signs.crowd, ...signs.proposals, ...signs.gauges, ...signs.messages])
    needsWeight('seen-signs.yaml', finding)
  const guided = Object.values(questions).flat()
  if (new Set(guided.map(({ id }) => id)).size < guided.length)
    mistakes.push('a guided question stands twice')
  for (const question of guided) asks(`the question ${question.id}`, question)
  return mistakes
}
