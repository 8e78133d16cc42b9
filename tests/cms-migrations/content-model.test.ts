import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockSchema, SchemaBundle } from '../../schemas/block-schema.ts'
import bundle from '../../schemas/generated/bundle.json' with { type: 'json' }
import type { CmsMigration } from '../../scripts/cms/cms-migration.ts'
import type { ContentModel, ContentTypeModel, FieldModel } from '../../scripts/cms/content-model.ts'
import { contentTypeOfBlock, modelOfBundle } from '../../scripts/cms/content-type-of-schema.ts'
import { applyChanges } from '../../scripts/cms/apply-changes.ts'
import { diffModels, losses } from '../../scripts/cms/diff-models.ts'
import { listMigrations, loadMigration } from '../../scripts/cms/list-migrations.ts'
import { printMigration } from '../../scripts/cms/write-migration.ts'
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
    columns: { title: 'Columns', 'x-field': 'integer', 'x-responsive': true, type: 'integer', minimum: 1, maximum: 6, default: 4 },
    ids: { title: 'Ids', 'x-field': 'shortTextList', type: 'array', items: { type: 'string', maxLength: 64 }, maxItems: 48 },
    image: { title: 'Image', 'x-field': 'asset' },
    imageFocus: { title: 'Point', description: 'Kept in view.', 'x-field': 'focalPoint', 'x-focus-of': 'image', default: null },
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
    ['imageFocus', { type: 'Object', required: false, validations: [] }],
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

  it('has a field for phones and one for tablets where a prop takes values by width, empty, with the same rules', () => {
    const ids = typeOf('sample').fields.map(({ id }) => id)
    expect(ids.slice(ids.indexOf('columns'), ids.indexOf('columns') + 3)).toEqual(['columns', 'columnsTablet', 'columnsMobile'])
    expect(field('columnsMobile')).toEqual({
      id: 'columnsMobile',
      options: {
        name: 'Columns on phones',
        type: 'Integer',
        localized: false,
        required: false,
        validations: [{ range: { min: 1, max: 6 } }],
      },
      control: { widgetId: 'numberEditor', helpText: 'For windows up to 480 pixels wide. Empty: as on wider ones, adapted by the block.' },
    })
  })

  it('is called by its required short text and explains to merchandisers what a field is for', () => {
    expect(typeOf('sample').displayField).toBe('heading')
    expect(field('tone')?.control).toEqual({ widgetId: 'radio', helpText: 'Dark or light.' })
    expect(field('imageFocus')?.control?.helpText).toBe('Kept in view. For example {"x": 50, "y": 30}: per cent from its left and its top.')
    expect(field('meta')?.control?.helpText).toContain('visibleFrom')
  })

  it('is called by what distinguishes it where it has no short text', () => {
    const { heading: _heading, ...properties } = schema.properties
    const { required: _required, ...rest } = schema
    expect(contentTypeOfBlock('sample', { ...rest, properties }).displayField).toBe('body')
    const { body: _body, ...others } = properties
    expect(contentTypeOfBlock('sample', { ...rest, properties: others }).displayField).toBe('tone')
  })

  it('has a name of its own in lists where it holds neither words nor a choice', () => {
    const { required: _required, ...rest } = schema
    const made = contentTypeOfBlock('sample', { ...rest, properties: {} })
    expect([made.displayField, made.fields[0]?.id]).toEqual(['entryName', 'entryName'])
    expect(made.fields[0]?.options.defaultValue).toEqual({ en: 'Sample' })
    expect(typeOf('sample').fields.map(({ id }) => id)).not.toContain('entryName')
  })

  it('parts many fields into what it shows, how, and when; few follow each other', () => {
    expect(typeOf('sample').groups).toEqual([
      { id: 'content', name: 'Content', fields: ['heading', 'body', 'ids', 'image', 'imageFocus', 'buttons', 'anything'] },
      { id: 'settings', name: 'Settings', fields: ['level', 'tone', 'columns', 'columnsTablet', 'columnsMobile', 'config'] },
      { id: 'when', name: 'When and where', fields: ['meta', 'schemaVersion'] },
    ])
    const { heading } = schema.properties
    expect(contentTypeOfBlock('sample', { ...schema, properties: heading === undefined ? {} : { heading } }).groups).toBeUndefined()
  })

  it('shows what a slot holds as cards, and a fixed choice of many as boxes to tick', () => {
    const ids = { title: 'Ids', description: 'Some.', 'x-field': 'shortTextList', items: { type: 'string', enum: ['a', 'b'] } } as const
    const made = contentTypeOfBlock('sample', { ...schema, properties: { ids } })
    expect(made.fields.slice(1).map(({ control }) => control?.widgetId)).toEqual([
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
        const steps = [diffModels(new Map(), from), diffModels(from, to)]
        const reached = replayMigrations(steps.map((changes) => compiled(printMigration(changes))))
        expect(asPlain(reached)).toEqual(asPlain(to))
        expect(diffModels(reached, to)).toEqual([])
        const applied: readonly CmsMigration[] = steps.map((changes) => (migration) => applyChanges(migration, changes))
        expect(replayMigrations(applied)).toEqual(reached)
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

  it('arranges the fields anew when they change, and takes the groups away when nothing asks for them', () => {
    const sample = typeOf('sample')
    const { groups: _groups, ...plain } = sample
    const [first, ...others] = sample.groups ?? []
    const other = { ...sample, groups: [{ id: 'all', name: 'All', fields: first?.fields ?? [] }, ...others] }
    const path = [plain, sample, other, plain].map((type) => new Map([['sample', type]]) as ContentModel)
    const steps = path.map((model, index) => compiled(printMigration(diffModels(path[index - 1] ?? new Map(), model))))
    const groupsAfter = (count: number) => replayMigrations(steps.slice(0, count)).get('sample')?.groups
    expect([1, 2, 3, 4].map(groupsAfter)).toEqual([undefined, sample.groups, other.groups, undefined])
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
