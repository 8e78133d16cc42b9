import { beforeAll, describe, expect, it } from 'vitest'
import type { BlockSchema } from '../../../../schemas/block-schema.ts'
import { without } from '../../../../src/lib/without.ts'
import { emitTypes } from '../../../../scripts/blocks/emit-types.ts'
import { lintSchemas } from '../../../../scripts/blocks/lint/lint-schemas.ts'
import { readSchemas, type Schemas } from '../../../../scripts/blocks/read-schemas.ts'

let schemas: Schemas
beforeAll(async () => {
  schemas = await readSchemas()
})

/** What the headline may name; linting all types for each case would take a minute. */
const NEIGHBOURS = ['button', 'divider', 'accordion-panel']

/** Problems of the headline after changing its schema, in words. */
const lintWith = (change: (schema: BlockSchema) => object): readonly string[] => {
  const { headline } = schemas.blocks
  const neighbours = Object.fromEntries(Object.entries(schemas.blocks).filter(([type]) => NEIGHBOURS.includes(type)))
  if (headline === undefined) throw new Error('There is no headline.')
  // The point of these tests is to hand the linter what is not a block schema.
  const problems = lintSchemas({ ...schemas, blocks: { ...neighbours, headline: change(headline) as BlockSchema } })
  return problems.filter(({ where }) => where.startsWith('headline')).map(({ code, where, message }) => `${code} ${where}: ${message}`)
}

const PROP = { title: 'Wide', description: 'Across the window.' }
const SLOT = { title: 'Cards', description: 'What is shown.' }
const lintWithProp = (name: string, prop: object): readonly string[] =>
  lintWith((schema) => ({ ...schema, properties: { ...schema.properties, [name]: prop } }))

describe('block schemas', () => {
  it('are all what the meta-schema says a block may contain [BLOCK-57]', () => {
    expect(lintSchemas(schemas)).toEqual([])
  })

  it('may not have an optional prop without a default [BLOCK-57]', () => {
    expect(lintWith((schema) => ({ ...schema, required: undefined }))).not.toEqual([])
    expect(lintWith((schema) => without(schema, 'required'))).toEqual([
      'defaultInvalid headline.text: a prop is either required or has a default',
    ])
  })

  it('may not have a default that the prop itself refuses', () => {
    expect(
      lintWith((schema) => ({ ...schema, properties: { ...schema.properties, level: { ...schema.properties['level'], default: 9 } } })),
    ).toEqual(['defaultInvalid headline.level: the default must be <= 6'])
  })

  it('hydrate by one of the known policies', () => {
    expect(lintWith((schema) => ({ ...schema, 'x-hydrate': 'visible' }))).toEqual([])
    expect(lintWith((schema) => ({ ...schema, 'x-hydrate': 'sometimes' }))).toEqual([
      'schemaInvalid headline: must be equal to one of the allowed values',
    ])
  })

  it('contain no list of objects: that is a slot of small blocks', () => {
    expect(lintWithProp('cards', { ...PROP, 'x-field': 'json', type: 'array', default: [] })).toEqual([
      'schemaInvalid headline.cards: must be equal to constant (object)',
      'schemaInvalid headline.cards: must be object',
    ])
  })

  it('say which picture of the block a focal point is of, for each language where that picture is', () => {
    const point = { ...PROP, 'x-field': 'focalPoint', $ref: '../common/focal-point.schema.json', default: null }
    const lintWithPoint = (changed: object): readonly string[] =>
      lintWith((schema) => ({
        ...schema,
        properties: {
          ...schema.properties,
          picture: { ...PROP, 'x-field': 'asset', anyOf: [{ $ref: '../common/image.schema.json' }, { type: 'null' }], default: null },
          point: { ...point, ...changed },
        },
      }))
    expect(lintWithPoint({ 'x-focus-of': 'picture' })).toEqual([])
    expect(lintWithPoint({ 'x-focus-of': 'text' })).toEqual(['schemaInvalid headline.point: names text, which is no picture'])
    expect(lintWithPoint({ 'x-focus-of': 'nowhere' })).toEqual(['schemaInvalid headline.point: names nowhere, which is no picture'])
    expect(lintWithPoint({ 'x-focus-of': 'picture', 'x-localized': true })).toEqual([
      'schemaInvalid headline.point: has to be localized where picture is, and only there',
    ])
    expect(lintWithPoint({})).toEqual(["schemaInvalid headline.point: must have required property 'x-focus-of'"])
  })

  it('give values by width to choices, numbers and truths with a default, the same in every language', () => {
    const columns = { ...PROP, 'x-responsive': true, 'x-field': 'integer', type: 'integer', default: 4 }
    expect(lintWithProp('columns', columns)).toEqual([])
    expect(lintWithProp('columns', without(columns, 'default'))).not.toEqual([])
    expect(lintWithProp('columns', { ...columns, 'x-localized': true })).not.toEqual([])
    expect(lintWithProp('columns', { ...columns, title: 'A title that leaves no room for that of a width' })).not.toEqual([])
    expect(
      lintWithProp('words', { ...PROP, 'x-responsive': true, 'x-field': 'shortText', type: 'string', maxLength: 9, default: '' }),
    ).not.toEqual([])
  })

  it('have no field of the name that another prop has on phones', () => {
    expect(lintWithProp('alignMobile', { ...PROP, 'x-field': 'boolean', type: 'boolean', default: false })).toEqual([
      'schemaName headline: alignMobile is a field of its own and that of a prop at some width',
    ])
  })

  it('name only block types that exist in their slots', () => {
    expect(lintWith((schema) => ({ ...schema, 'x-slots': { cards: { ...SLOT, allow: ['no-such-block'] } } }))).toEqual([
      'slotInvalid headline.cards: there is no block type no-such-block',
    ])
  })

  it('use a name for a prop or a slot, not both', () => {
    expect(lintWith((schema) => ({ ...schema, 'x-slots': { text: { ...SLOT, allow: ['button'] } } }))).toEqual([
      'schemaName headline.text: is both a prop and a slot',
    ])
  })

  it('use no dotted name and none that readers of content trip over', () => {
    for (const name of ['hero.title', 'meta', 'schemaVersion', 'sys', 'constructor', 'Title', '1st'])
      expect(lintWithProp(name, { ...PROP, 'x-field': 'boolean', type: 'boolean', default: false })).not.toEqual([])
    expect(lintWithProp('wide', { ...PROP, 'x-field': 'boolean', type: 'boolean', default: false })).toEqual([])
  })

  it('ask of a field only what the CMS holds', () => {
    const text = { ...PROP, 'x-field': 'shortText', type: 'string', maxLength: 300, default: '' }
    expect(lintWithProp('wide', text)).toEqual(['schemaInvalid headline.wide: must be <= 256'])
    expect(lintWithProp('wide', { ...text, 'x-field': 'longText' })).toEqual([])
  })

  it('say to merchandisers what each field and slot is for, and show an example that fits', () => {
    const plain = { title: 'Wide', 'x-field': 'boolean', type: 'boolean', default: false }
    expect(lintWithProp('wide', plain)).toEqual(["schemaInvalid headline.wide: must have required property 'description'"])
    expect(lintWith((schema) => ({ ...schema, 'x-slots': { cards: { title: 'Cards', allow: ['button'] } } }))).toEqual([
      "schemaInvalid headline.cards: must have required property 'description'",
    ])
    expect(lintWith((schema) => without(schema, 'examples'))).toEqual(["schemaInvalid headline: must have required property 'examples'"])
    expect(lintWith((schema) => ({ ...schema, examples: [{ text: '' }] }))).toEqual([
      'exampleInvalid headline: the example must NOT have fewer than 1 characters',
    ])
  })

  it('ask only for parents that can contain them', () => {
    expect(lintWith((schema) => ({ ...schema, 'x-parent': ['divider'], 'x-ancestor': ['nowhere'] }))).toEqual([
      'parentImpossible headline: divider has no slot that takes it',
      'parentImpossible headline: there is no block type nowhere',
    ])
    expect(lintWith((schema) => ({ ...schema, 'x-parent': ['accordion-panel'] }))).toEqual([])
  })
})

describe('generated types', () => {
  it('have no optional members, because defaults are filled in before a component sees them', () => {
    expect(emitTypes(schemas.blocks)).not.toMatch(/\?:/)
  })

  it('spell enums out and let pictures be absent only where a schema allows it', () => {
    const text = emitTypes(schemas.blocks)
    expect(text).toContain("readonly tone: 'light' | 'dark'")
    expect(text).toContain('readonly image: ImageProp\n')
    expect(text).toContain('readonly mobileImage: ImageProp | null')
    expect(text).toContain('readonly imageFocus: FocalPoint | null')
  })

  it('say which slots a block has, and never where it has none', () => {
    const text = emitTypes(schemas.blocks)
    expect(text).toContain("readonly 'listing': 'top' | 'side' | 'bottom'")
    expect(text).toContain("readonly 'divider': never")
  })
})
