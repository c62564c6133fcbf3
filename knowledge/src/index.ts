export { type KnowledgeBundle, readBundle } from './bundle.ts'
export { mistakesIn, readKnowledge } from './read-knowledge.ts'
export { KnowledgeMistake, knowledgeFolder } from './read-knowledge-files.ts'
export { readVinTable } from './read-vin-table.ts'
