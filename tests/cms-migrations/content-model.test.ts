import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockSchema, SchemaBundle } from '../../schemas/block-schema.ts'
import bundle from '../../schemas/generated/bundle.json' with { type: 'json' }
import type { CmsMigration } from '../../scripts/cms/cms-migration.ts'
import type { ContentModel, ContentTypeModel, FieldModel } from '../../scripts/cms/content-model.ts'
import { contentTypeOfBlock } from '../../scripts/cms/content-type-of-schema.ts'
import { diffModels, losses } from '../../scripts/cms/diff-models.ts'
import { listMigrations, loadMigration } from '../../scripts/cms/list-migrations.ts'
import { modelOfBundle } from '../../scripts/cms/model-of-bundle.ts'
import { printMigration } from '../../scripts/cms/print-migration.ts'
import { replayMigrations } from '../../scripts/cms/replay-migrations.ts'

const schema: BlockSchema = {
  $schema: '',
  $id: '',
  title: 'Sample',
  description: 'A sample.',
  'x-version': 3,
  'x-group': 'content',
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { title: 'Heading', 'x-field': 'shortText', 'x-localized': true, type: 'string', minLength: 1, maxLength: 90 },
    body: { title: 'Body', 'x-field': 'longText', type: 'string', maxLength: 300, default: '' },
    level: { title: 'Level', 'x-field': 'integer', type: 'integer', enum: [1, 2], minimum: 1, maximum: 2, default: 2 },
    tone: { title: 'Tone', description: 'Dark or light.', 'x-field': 'enum', enum: ['light', 'dark'], default: 'light' },
    ids: { title: 'Ids', 'x-field': 'shortTextList', type: 'array', items: { type: 'string', maxLength: 64 }, maxItems: 48 },
    image: { title: 'Image', 'x-field': 'asset' },
    config: { title: 'Config', 'x-field': 'json', type: 'object', default: {} },
  },
  required: ['heading'],
  'x-slots': { buttons: { title: 'Buttons', allow: ['button'], min: 1, max: 3 }, anything: { title: 'Anything', allow: ['*'] } },
}

const typeOf = (id: string): ContentTypeModel => contentTypeOfBlock(id, schema)
const field = (id: string) => typeOf('sample').fields.find((each) => each.id === id)

describe('the content type of a block', () => {
  it.each([
    ['heading', { type: 'Symbol', localized: true, required: true, validations: [{ size: { min: 1, max: 90 } }] }],
    ['body', { type: 'Text', localized: false, required: false, validations: [{ size: { max: 300 } }] }],
    ['level', { type: 'Integer', validations: [{ range: { min: 1, max: 2 } }, { in: [1, 2] }], defaultValue: { en: 2 } }],
    ['tone', { type: 'Symbol', validations: [{ in: ['light', 'dark'] }], defaultValue: { en: 'light' } }],
    ['ids', { type: 'Array', items: { type: 'Symbol', validations: [{ size: { max: 64 } }] }, validations: [{ size: { max: 48 } }] }],
    ['image', { type: 'Link', linkType: 'Asset', validations: [{ linkMimetypeGroup: ['image'] }] }],
    ['config', { type: 'Object' }],
    [
      'buttons',
      {
        type: 'Array',
        required: true,
        items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: ['button'] }] },
        validations: [{ size: { min: 1, max: 3 } }],
      },
    ],
    ['anything', { type: 'Array', required: false, items: { type: 'Link', linkType: 'Entry', validations: [] } }],
    ['meta', { type: 'Object' }],
    ['schemaVersion', { type: 'Integer', disabled: true, defaultValue: { en: 3 } }],
  ])('has the field %s with its type, rules and language', (id, options) => {
    expect(field(id)?.options).toMatchObject(options)
  })

  it('is called by its required short text and tells merchandisers what a field is for', () => {
    expect(typeOf('sample').displayField).toBe('heading')
    expect(field('tone')?.control).toEqual({ widgetId: 'radio', helpText: 'Dark or light.' })
    expect(field('meta')?.control?.helpText).toContain('visibleFrom')
  })

  it('is called by what tells it from its like where it has no short text', () => {
    const { heading: _heading, ...properties } = schema.properties
    const { required: _required, ...rest } = schema
    expect(contentTypeOfBlock('sample', { ...rest, properties }).displayField).toBe('body')
    const { body: _body, ...others } = properties
    expect(contentTypeOfBlock('sample', { ...rest, properties: others }).displayField).toBe('tone')
  })

  it('shows what a slot holds as cards, and a fixed choice of many as boxes to tick', () => {
    const ids = { title: 'Ids', description: 'Some.', 'x-field': 'shortTextList', items: { type: 'string', enum: ['a', 'b'] } } as const
    const made = contentTypeOfBlock('sample', { ...schema, properties: { ids } })
    expect(made.fields.map(({ control }) => control?.widgetId)).toEqual([
      'checkbox',
      'entryCardsEditor',
      'entryCardsEditor',
      'objectEditor',
      undefined,
    ])
  })

  it('says in words what every pattern of the schemas asks for', () => {
    // Written by scripts/generate.ts, which validates every schema in it.
    const types = [...modelOfBundle(bundle as unknown as SchemaBundle).values()]
    const rules = types.flatMap(({ fields }) => fields.flatMap(({ options }) => options.validations ?? []))
    expect(rules.filter(({ regexp, message }) => regexp !== undefined && message === undefined)).toEqual([])
  })
})

const PLAIN = { noNullPrototype: true } as const
const options = fc.record(
  { name: fc.string(), type: fc.constantFrom('Symbol' as const, 'Integer' as const), required: fc.boolean() },
  PLAIN,
)
const fields: fc.Arbitrary<FieldModel> = fc.record({ id: fc.constantFrom('one', 'two', 'three', 'four'), options }, PLAIN)
const models: fc.Arbitrary<ContentModel> = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('alpha', 'beta-x'),
      name: fc.string(),
      description: fc.string(),
      fields: fc.uniqueArray(fields, { selector: ({ id }) => id, minLength: 1 }),
    }),
    { selector: ({ id }) => id },
  )
  .map((types) => new Map(types.map((type) => [type.id, type])))

/** The function that a written migration exports, run from its source. */
const compiled = (source: string): CmsMigration => {
  const [, body = ''] = /export const migrate: CmsMigration = \(migration\) => \{\n([\s\S]*)\n\}\n$/.exec(source) ?? []
  // The source is the generator's own.
  return new Function('migration', body) as CmsMigration
}

const asPlain = (model: ContentModel) =>
  Object.fromEntries(
    [...model].map(([id, type]) => [id, { ...type, fields: Object.fromEntries(type.fields.map((each) => [each.id, each.options])) }]),
  )

describe('a written migration', () => {
  it('leads from any content model to any other, and then there is nothing left to write', () => {
    fc.assert(
      fc.property(models, models, (from, to) => {
        const steps = [diffModels(new Map(), from), diffModels(from, to)].map((changes) => compiled(printMigration(changes)))
        const reached = replayMigrations(steps)
        expect(asPlain(reached)).toEqual(asPlain(to))
        expect(diffModels(reached, to)).toEqual([])
      }),
    )
  })

  it('names what it would lose', () => {
    const sample = typeOf('sample')
    const before = new Map([
      ['sample', sample],
      ['gone', typeOf('gone')],
    ])
    const after = new Map([['sample', { ...sample, fields: sample.fields.filter(({ id }) => id !== 'tone') }]])
    expect(losses(diffModels(before, after))).toEqual(['the values of "sample.tone"', 'the content type "gone" and its entries'])
    expect(losses(diffModels(after, before))).toEqual([])
  })

  it('puts a new field where the schema has it', () => {
    const sample = typeOf('sample')
    const before = new Map([['sample', { ...sample, fields: sample.fields.filter(({ id }) => id !== 'body') }]])
    const reached = replayMigrations([
      compiled(printMigration(diffModels(new Map(), before))),
      compiled(printMigration(diffModels(before, new Map([['sample', sample]])))),
    ])
    expect(reached.get('sample')?.fields.map(({ id }) => id)).toEqual(sample.fields.map(({ id }) => id))
  })
})

describe('cms-migrations/', () => {
  it('lead to exactly the content types the block schemas ask for', async () => {
    const reached = replayMigrations(await Promise.all(listMigrations().map(loadMigration)))
    // Written by scripts/generate.ts, which validates every schema in it.
    expect(diffModels(reached, modelOfBundle(bundle as unknown as SchemaBundle))).toEqual([])
  })
})
