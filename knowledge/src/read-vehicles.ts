import { join } from 'node:path'
import { z } from 'zod'
import { knowledgeFolder, parseKnowledgeFile } from './read-knowledge-files.ts'
import { drivetrainKind, fuelKind, gearboxKind } from './vehicle-kinds.ts'

const modelSchema = z.union([
  z.string().transform((name) => ({ name })),
  z.strictObject({
    name: z.string(),
    fuel: fuelKind.optional(),
    gearbox: gearboxKind.exclude(['e_cvt']).optional(),
    drivetrain: drivetrainKind.optional(),
  }),
])

const schema = z.array(
  z
    .strictObject({
      make: z.array(z.string()).min(1),
      models: z.array(z.union([modelSchema, z.number().transform((name) => ({ name: String(name) }))])),
    })
    .transform(({ make, models }) => ({ names: make, models })),
)

export type KnownMakes = z.output<typeof schema>

/** Makes and models that owners name, with what every car of a name has. */
export const readVehicles = (): KnownMakes =>
  parseKnowledgeFile(join(knowledgeFolder, 'vehicles.yaml'), schema)
