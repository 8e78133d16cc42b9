import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlockSchema, Hydration } from '../../schemas/block-schema.ts'

/** The text of block-registry/index.ts. Each component is imported when it is needed, so that it stays a chunk of its own. */
export const emitRegistry = (blocks: Readonly<Record<string, BlockSchema>>): string => `${BANNER}
import type { BlockRegistry } from './block.ts'

/** Every block type and how it is shown: a type without a component does not compile. */
export const registry: BlockRegistry = {
${Object.entries(blocks)
  .map(([type, schema]) => entryOf(type, schema))
  .join('\n')}
}
`

/**
 * The text of block-registry/policies.ts. A map of its own: a page needs to know which of its blocks hydrate when, and the names of all
 * components only once the first of them does.
 */
export const emitPolicies = (blocks: Readonly<Record<string, BlockSchema>>): string => `${BANNER}
import type { BlockType } from '../schemas/generated/types.ts'
import type { Hydration } from './block.ts'

/** Every block type, by when it hydrates. */
export const policies: Readonly<Record<Hydration, readonly BlockType[]>> = {
${POLICIES.map((policy) => listOf(policy, blocks)).join('\n')}
}
`

const listOf = (policy: Hydration, blocks: Readonly<Record<string, BlockSchema>>): string => {
  const types = Object.keys(blocks).filter((type) => (blocks[type]?.['x-hydrate'] ?? 'never') === policy)
  const line = `  ${policy}: [${types.map((type) => `'${type}'`).join(', ')}],`
  return line.length <= MAX_LINE_LENGTH ? line : `  ${policy}: [\n${types.map((type) => `    '${type}',\n`).join('')}  ],`
}

const POLICIES: readonly Hydration[] = ['never', 'intent', 'use', 'visible', 'idle', 'load']

/**
 * The text of block-registry/loads.ts. A map of its own: a first page is rendered with its data on the server, so the browser needs it
 * only with the code for the pages that follow.
 */
export const emitLoads = (loaders: readonly string[]): string => `${BANNER}
import type { BlockPropsByType, BlockType } from '../schemas/generated/types.ts'
import type { Load } from '../src/page/data-request.ts'
${loaders.map((type) => `import { load as ${loadOf(type)} } from './${type}/${type}.load.ts'\n`).join('')}
/** The \`load\` of each type that asks for data. */
export const loads = {
${loaders.map((type) => `  ${keyOf(type)}: ${loadOf(type)},\n`).join('')}} satisfies { readonly [Type in BlockType]?: Load<BlockPropsByType[Type]> }

export type BlockLoads = typeof loads
`

/** The types whose folder has a `<type>.load.ts`. */
export const findLoaders = async (types: readonly string[], root: string): Promise<readonly string[]> => {
  const found = await Promise.all(
    types.map((type) =>
      access(join(root, `block-registry/${type}/${type}.load.ts`)).then(
        () => [type],
        () => [],
      ),
    ),
  )
  return found.flat()
}

const BANNER = '/* Written by `npm run generate` from schemas/blocks and the load modules here. Change those and generate again. */'
/** Where the formatter breaks a line. */
const MAX_LINE_LENGTH = 140

const entryOf = (type: string, schema: BlockSchema): string => {
  const fields = [
    `hydrate: '${schema['x-hydrate'] ?? 'never'}'`,
    ...(schema['x-all-texts'] === true ? ['needsAllTexts: true'] : []),
    `view: () => import('./${type}/${type}.tsx')`,
  ]
  const line = `  ${keyOf(type)}: { ${fields.join(', ')} },`
  return line.length <= MAX_LINE_LENGTH ? line : `  ${keyOf(type)}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },`
}

const keyOf = (type: string): string => (type.includes('-') ? `'${type}'` : type)

const loadOf = (type: string): string => `${type.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Load`
