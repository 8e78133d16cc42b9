import type { BlockSchema, PropSchema } from '../../schemas/block-schema.ts'

/** The text of schemas/generated/types.ts for block schemas by type. */
export const emitTypes = (blocks: Readonly<Record<string, BlockSchema>>): string => {
  const types = Object.keys(blocks)
  const interfaces = Object.entries(blocks).map(([type, schema]) => emitProps(type, schema))
  return (
    [
      BANNER,
      "import type { Responsive } from '../by-width.ts'\nimport type { FocalPoint, ImageProp } from '../page.ts'\nimport type { RichTextDocument } from '../rich-text.ts'",
      `export type BlockType =\n${types.map((type) => `  | '${type}'`).join('\n')}`,
      ...interfaces,
      emitMap(
        'Props of each block type, defaults filled in.',
        'BlockPropsByType',
        types.map((type) => [type, propsName(type)]),
      ),
      emitMap(
        'Slot names of each block type; `never` where it has none.',
        'BlockSlotsByType',
        Object.entries(blocks).map(([type, schema]) => [type, slotUnion(schema)]),
      ),
      `/** Version of each block type's schema that the types above describe. */\nexport const BLOCK_VERSIONS: Readonly<Record<BlockType, number>> = {\n${Object.entries(
        blocks,
      )
        .map(([type, schema]) => `  '${type}': ${schema['x-version']},`)
        .join('\n')}\n}`,
    ].join('\n\n') + '\n'
  )
}

const BANNER = '/* Written by `npm run generate` from schemas/blocks. Change a schema and generate again; changes here are lost. */'

const emitProps = (type: string, schema: BlockSchema): string => {
  const props = Object.entries(schema.properties)
  const docs = `/** ${schema.title}. ${schema.description} */`
  if (props.length === 0) return `${docs}\nexport type ${propsName(type)} = Readonly<Record<never, never>>`
  const lines = props.map(([name, prop]) => `  /** ${describe(prop)} */\n  readonly ${name}: ${tsType(prop)}`)
  return `${docs}\nexport interface ${propsName(type)} {\n${lines.join('\n')}\n}`
}

const emitMap = (doc: string, name: string, entries: readonly (readonly [string, string])[]): string =>
  `/** ${doc} */\nexport interface ${name} {\n${entries.map(([type, value]) => `  readonly '${type}': ${value}`).join('\n')}\n}`

const describe = (prop: PropSchema): string => {
  const words = `${prop.title}. ${prop.description ?? ''}`.trimEnd()
  const isTelling = 'default' in prop && prop.default !== '' && prop.default !== null && typeof prop.default !== 'object'
  return (isTelling ? `${words} Default ${JSON.stringify(prop.default)}.` : words).replaceAll('*/', '*\\/')
}

const propsName = (type: string): string => `${type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Props`

const slotUnion = (schema: BlockSchema): string => {
  const names = Object.keys(schema['x-slots'] ?? {})
  return names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ')
}

const tsType = (prop: PropSchema): string => (prop['x-responsive'] === true ? `Responsive<${valueType(prop)}>` : valueType(prop))

const valueType = (prop: PropSchema): string => {
  if (prop.enum !== undefined) return union(prop.enum)
  switch (prop['x-field']) {
    case 'richText':
      return 'RichTextDocument'
    case 'asset':
      return prop.default === null ? 'ImageProp | null' : 'ImageProp'
    case 'focalPoint':
      return 'FocalPoint | null'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'shortTextList':
      return `readonly ${prop.items?.enum === undefined ? 'string' : `(${union(prop.items.enum)})`}[]`
    case 'json':
      return `Readonly<Record<string, ${jsonType(prop.additionalProperties)}>>`
    default:
      return 'string'
  }
}

/** The few shapes that developers' JSON props use; anything else is `unknown` to the component. */
const jsonType = (schema: unknown): string => {
  if (typeof schema !== 'object' || schema === null) return 'unknown'
  // A JSON Schema read from a file that passed the meta-schema.
  const { type, enum: values, items } = schema as { type?: string | readonly string[]; enum?: readonly string[]; items?: unknown }
  if (values !== undefined) return union(values)
  if (type === 'array') return `readonly ${jsonType(items)}[]`
  if (type === undefined || type === 'object') return 'unknown'
  return [type].flat().join(' | ')
}

const union = (values: readonly (string | number)[]): string =>
  values.map((value) => (typeof value === 'number' ? String(value) : `'${value}'`)).join(' | ')
