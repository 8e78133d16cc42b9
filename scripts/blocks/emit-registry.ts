import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlockSchema } from '../../schemas/block-schema.ts'

interface Input {
  readonly blocks: Readonly<Record<string, BlockSchema>>
  /** Types with a module that says which data the block asks for. */
  readonly loaders: readonly string[]
}

/** The text of block-registry/index.ts. Each component is imported when it is needed, so that it stays a chunk of its own. */
export const emitRegistry = ({ blocks, loaders }: Input): string => {
  const imports = loaders.map((type) => `import { load as ${loadOf(type)} } from './${type}/${type}.load.ts'\n`)
  const entries = Object.entries(blocks).map(([type, schema]) => entryOf(type, schema, loaders.includes(type)))
  return `${BANNER}
import type { BlockRegistry } from './block.ts'
${imports.join('')}
/** Every block type and how it is shown: a type without a component does not compile. */
export const registry: BlockRegistry = {
${entries.join('\n')}
}
`
}

/** The text of block-registry/loads.ts, from which views take the types of their data. Types only: block.ts needs them before the registry. */
export const emitLoads = (loaders: readonly string[]): string => `${BANNER}
${loaders.map((type) => `import type { load as ${loadOf(type)} } from './${type}/${type}.load.ts'\n`).join('')}
/** The \`load\` of each type that asks for data. */
export interface BlockLoads {
${loaders.map((type) => `  readonly ${keyOf(type)}: typeof ${loadOf(type)}\n`).join('')}}
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

const entryOf = (type: string, schema: BlockSchema, hasLoad: boolean): string => {
  const fields = [
    `hydrate: '${schema['x-hydrate'] ?? 'never'}'`,
    ...(schema['x-all-texts'] === true ? ['needsAllTexts: true'] : []),
    `view: () => import('./${type}/${type}.tsx')`,
    ...(hasLoad ? [`load: ${loadOf(type)}`] : []),
  ]
  const line = `  ${keyOf(type)}: { ${fields.join(', ')} },`
  return line.length <= MAX_LINE_LENGTH ? line : `  ${keyOf(type)}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },`
}

const keyOf = (type: string): string => (type.includes('-') ? `'${type}'` : type)

const loadOf = (type: string): string => `${type.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Load`
