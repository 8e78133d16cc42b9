import { codesPage } from './docs/codes-page.ts'
import { indexPage } from './docs/index-page.ts'
import { typePage } from './docs/type-page.ts'
import { emitLoads, emitPolicies, emitRegistry } from './emit-registry.ts'
import { emitTypes } from './emit-types.ts'
import type { Schemas } from './read-schemas.ts'

/** A family of files that the schemas make. */
export type GeneratedKind = 'types' | 'docs'

interface Input {
  readonly schemas: Schemas
  readonly loaders: readonly string[]
  readonly kinds: readonly GeneratedKind[]
}

/** Text of every file the schemas make, by its path from the project's root. */
export const generatedFiles = ({ schemas, loaders, kinds }: Input): ReadonlyMap<string, string> =>
  new Map([...(kinds.includes('types') ? typesFiles(schemas, loaders) : []), ...(kinds.includes('docs') ? docsFiles(schemas) : [])])

const typesFiles = (schemas: Schemas, loaders: readonly string[]): readonly (readonly [string, string])[] => [
  ['schemas/generated/types.ts', emitTypes(schemas.blocks)],
  ['schemas/generated/bundle.json', `${JSON.stringify(schemas.bundle, null, 1)}\n`],
  ['block-registry/index.ts', emitRegistry(schemas.blocks)],
  ['block-registry/policies.ts', emitPolicies(schemas.blocks)],
  ['block-registry/loads.ts', emitLoads(loaders)],
]

const docsFiles = ({ blocks }: Pick<Schemas, 'blocks'>): readonly (readonly [string, string])[] => [
  ['docs/blocks/README.md', indexPage(blocks)],
  ['docs/blocks/codes.md', codesPage()],
  ...Object.keys(blocks).map((type) => [`docs/blocks/types/${type}.md`, typePage(type, blocks)] as const),
]
