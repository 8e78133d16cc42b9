import { docsFiles } from './docs/docs-files.ts'
import { emitTypes } from './emit-types.ts'
import type { Schemas } from './read-schemas.ts'

/** A family of files that the schemas make. */
export type GeneratedKind = 'types' | 'docs'

/** Text of every file the schemas make, by its path from the project's root. */
export const generatedFiles = (schemas: Schemas, kinds: readonly GeneratedKind[]): ReadonlyMap<string, string> =>
  new Map([...(kinds.includes('types') ? typesFiles(schemas) : []), ...(kinds.includes('docs') ? docsFiles(schemas) : [])])

const typesFiles = (schemas: Schemas): readonly (readonly [string, string])[] => [
  ['schemas/generated/types.ts', emitTypes(schemas.blocks)],
  ['schemas/generated/bundle.json', `${JSON.stringify(schemas.bundle, null, 1)}\n`],
]
