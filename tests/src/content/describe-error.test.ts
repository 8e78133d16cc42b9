import { describe, expect, it } from 'vitest'
import type { BlockSchema, PropSchema } from '../../../schemas/block-schema.ts'
import type { BlockMeta, BlockNode, Json } from '../../../schemas/page.ts'
import { blockSchemas, commonSchemas } from '../../../src/content/block-schemas.ts'
import { createPageValidator } from '../../../src/content/validate-page.ts'
import { page } from '../../factories/pages.ts'

const validate = createPageValidator(blockSchemas, commonSchemas)

const headline = blockSchemas.get('headline')
if (headline === undefined) throw new Error('There is no headline.')

/** What is said of a value of a field whose schema this is. */
const describeValue = (schema: Omit<PropSchema, 'title' | 'x-field'>, value: Json): readonly string[] => {
  const field: PropSchema = { title: 'Field', 'x-field': 'shortText', ...schema }
  const own: BlockSchema = { ...headline, properties: { ...headline.properties, field } }
  const block: BlockNode = { id: 'b', type: 'headline', version: 1, props: { text: 'Sale', field: value } }
  return createPageValidator(new Map([['headline', own]]), commonSchemas)(page('home', [block], { title: 'Home' }), 1).map(
    ({ where, message }) => `${where.split(' > ').at(-1)}: ${message}`,
  )
}

const describeProblems = (type: string, props: Readonly<Record<string, Json>>, meta?: unknown): readonly string[] => {
  // What a merchandiser types into the settings is anything.
  const settings = meta === undefined ? {} : { meta: meta as BlockMeta }
  const block: BlockNode = { id: 'b', type, version: 1, props, ...settings }
  return validate(page('home', [block], { title: 'Home' }), 1).map(({ where, message }) => `${where}: ${message}`)
}

describe('what is wrong with a field', () => {
  it('describes an invalid field with its value and what it takes [BLOCK-57]', () => {
    expect(describeProblems('headline', { text: 'Sale', level: 9, align: 'left' })).toEqual([
      'Home > Headline “Sale” > Level: This has to be between 1 and 6; it is 9.',
      'Home > Headline “Sale” > Align: This has to be one of: start, center, end. It is "left".',
    ])
    expect(describeProblems('headline', { text: 7 })).toEqual(['Home > Headline > Text: This has to be a text. It is 7.'])
    expect(describeProblems('headline', { text: 'Sale', colour: 'red' })).toEqual([
      'Home > Headline “Sale” > colour: The block has no such field. Take it out.',
    ])
  })

  it('names the item of a list that is invalid', () => {
    expect(describeProblems('product-tray', { productIds: ['900001', ''] })).toEqual([
      'Home > Product tray > Product ids 2: This has to be filled in.',
    ])
    expect(describeProblems('product-tray', { productIds: ['900001', '900001'] })).toEqual([
      'Home > Product tray > Product ids: One of these is there twice. Take the second one out.',
    ])
  })
})

describe('a focal point', () => {
  const image = { url: '/images/art/coat.jpg', width: 9, height: 9, alt: '' }
  const problemsOf = (imageFocus: Json) => describeProblems('hero', { heading: 'Coats', image, imageFocus })
  const SENTENCE =
    'Home > Hero “Coats” > Focal point of the picture: This has to be a point of the picture: { "x": 50, "y": 50 }, each 0 to 100 per cent from its left and its top.'

  it.each([[null], [{ x: 0, y: 100 }], [{ x: 33.3, y: 50 }]])('is none, or from edge to edge: %j', (value) => {
    expect(problemsOf(value)).toEqual([])
  })

  it.each([[{ x: -1, y: 50 }], [{ x: 50, y: 100.5 }], [{ x: '50', y: 50 }], [{ x: 50 }], [{ x: 1, y: 1, z: 1 }], [[50, 50]], ['middle']])(
    'that is none is refused with what would be one: %j',
    (value) => {
      expect(problemsOf(value)).toEqual([SENTENCE])
    },
  )
})

describe('what a field takes', () => {
  const ADDRESS = '^(?:/.*|https?://.+)$'
  it.each([
    [
      'a text that is too long, with its length',
      { type: 'string', maxLength: 3 },
      'four',
      'This is too long: at most 3 characters. It has 4.',
    ],
    ['too few entries', { type: 'array', minItems: 2 }, ['a'], 'These are too few: at least 2.'],
    ['too many entries', { type: 'array', maxItems: 1 }, ['a', 'b'], 'These are too many: at most 1.'],
    ['a number below the least', { type: 'integer', minimum: 1 }, 0, 'This has to be at least 1; it is 0.'],
    ['a number above the most', { type: 'integer', maximum: 6 }, 9, 'This has to be at most 6; it is 9.'],
    ['what is no day', { type: 'string', format: 'date' }, 'soon', 'This has to be a day, such as 2026-12-01.'],
    ['what is no moment', { type: 'string', format: 'date-time' }, 'soon', 'This has to be a date and time, such as 2026-12-01T09:00:00Z.'],
    ['no whole number', { type: 'integer' }, 1.5, 'This has to be a whole number. It is 1.5.'],
    ['no number', { type: 'number' }, true, 'This has to be a number. It is true.'],
    ['neither yes nor no', { type: 'boolean' }, 'yes', 'This has to be yes or no. It is "yes".'],
    ['no list', { type: 'array' }, 'a', 'This has to be a list. It is "a".'],
    ['a list in place of a text, without repeating it', { type: 'string' }, ['a'], 'This has to be a text.'],
    ['a choice there is not', { enum: ['a', 'b'] }, 'c', 'This has to be one of: a, b. It is "c".'],
    ['a choice too long to repeat', { enum: ['a'] }, 'c'.repeat(61), 'This has to be one of: a.'],
    [
      'no address',
      { type: 'string', pattern: ADDRESS },
      'shoes',
      'This is not an address the shop understands: begin with /, https://, mailto:, tel: or #, such as /women/shoes.',
    ],
    [
      'what has another form',
      { type: 'string', pattern: '^[a-z]+$', description: 'Small letters.' },
      'A',
      'This is not in the form the field takes. Small letters.',
    ],
    ['what has another form nobody described', { type: 'string', pattern: '^[a-z]+$' }, 'A', 'This is not in the form the field takes.'],
  ] as const)('is said of %s', (_case, schema, value, message) => {
    // A list written as a constant is read-only, as JSON of a page is.
    expect(describeValue(schema as unknown as PropSchema, value as Json)).toEqual([`Field: ${message}`])
  })

  it('repeats a value of sixty characters, and is said of the entry of a list by its number', () => {
    expect(describeValue({ enum: ['a'] }, 'c'.repeat(60))).toEqual([`Field: This has to be one of: a. It is "${'c'.repeat(60)}".`])
    expect(describeValue({ type: 'array', items: { type: 'string', maxLength: 3 } }, ['one', 'three'])).toEqual([
      'Field 2: This is too long: at most 3 characters. It has 5.',
    ])
  })

  it('is said by the keyword’s own words where we have none', () => {
    const unforeseen = { type: 'number', multipleOf: 5 } as unknown as PropSchema
    expect(describeValue(unforeseen, 7)).toEqual(['Field: This does not fit: must be multiple of 5.'])
  })
})

describe('what is wrong with the settings of a block', () => {
  it('describes an invalid setting of a block by its name, with an example', () => {
    expect(
      describeProblems('headline', { text: 'Sale' }, { visibleFrom: '1 December', countries: ['Britain'], audience: 'members' }),
    ).toEqual([
      'Home > Headline “Sale” > Settings > Visible from: This has to be a date, or date and time, such as 2026-12-01 or 2026-12-01T09:00; without an offset it is the time of the site.',
      'Home > Headline “Sale” > Settings > Countries: This has to be a list of country codes of two capital letters, such as ["GB", "AE"].',
      'Home > Headline “Sale” > Settings > Audience: This has to be "guest" or "signedIn"; leave it out for everybody.',
    ])
  })

  it('lists the settings of a block where one does not exist', () => {
    expect(describeProblems('headline', { text: 'Sale' }, { colour: 'red' })).toEqual([
      'Home > Headline “Sale” > Settings: There is no setting colour. There are: visibleFrom, visibleUntil, countries, languages, navContexts, audience, segment, hiddenOn, analyticsTitle, variant, anchor.',
    ])
  })
})
