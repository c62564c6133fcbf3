import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findingFileSchema, problemFileSchema } from './cause-file.ts'
import { KnowledgeMistake, knowledgeFolder, parseKnowledgeFile, yamlFilesIn } from './read-knowledge-files.ts'

/**
 * `npx tsx knowledge/src/check-problem.ts brake_system …` reads one problem's file as the product would
 * and says in words what is wrong with it.
 */
const known = new Set(
  yamlFilesIn('findings').flatMap((path) =>
    parseKnowledgeFile(path, findingFileSchema).map((finding) => finding.id),
  ),
)
let mistakes = 0
const say = (text: string) => {
  mistakes += 1
  console.log(text)
}

for (const problem of process.argv.slice(2)) {
  const path = join(knowledgeFolder, 'problems', `${problem.replaceAll('_', '-')}.yaml`)
  if (!existsSync(path)) {
    say(`${path} does not exist`)
    continue
  }
  try {
    const file = parseKnowledgeFile(path, problemFileSchema)
    for (const cause of file.causes) {
      for (const finding of [
        ...Object.keys({ ...cause.findings, ...cause.against }),
        ...cause.checks.flatMap((check) => check.finding ?? []),
      ])
        if (!known.has(finding)) say(`${problem} > ${cause.id}: no such finding: ${finding}`)
      for (const other of file.causes) {
        if (other.id >= cause.id) continue
        const names = new Set([...Object.keys(cause.findings), ...Object.keys(other.findings)])
        const distance = [...names].reduce(
          (sum, name) => sum + Math.abs((cause.findings[name] ?? 0) - (other.findings[name] ?? 0)),
          0,
        )
        if (distance < 1.2)
          say(
            `${problem}: ${cause.id} and ${other.id} can hardly be told apart (distance ${distance.toFixed(2)}, want 1.2)`,
          )
      }
    }
    console.log(`${problem}: ${file.causes.length} causes`)
  } catch (error) {
    if (!(error instanceof KnowledgeMistake)) throw error
    say(error.message)
  }
}
console.log(mistakes === 0 ? 'no mistakes' : `${mistakes} mistakes`)
process.exitCode = mistakes === 0 ? 0 : 1
