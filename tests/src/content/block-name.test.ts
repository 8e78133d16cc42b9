import { describe, expect, it } from 'vitest'
import type { BlockSchema, FieldKind, PropSchema } from '../../../schemas/block-schema.ts'
import type { Json } from '../../../schemas/page.ts'
import { blockName, entryName, displayFieldOf } from '../../../src/content/block-name.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { entry } from '../../factories/cms.ts'
import { defined } from '../../../src/lib/defined.ts'

const headline = blockSchemas.get('headline')
if (headline === undefined) throw new Error('There is no headline.')

const field = (kind: FieldKind, more: Partial<PropSchema> = {}): PropSchema => ({ title: 'Field', 'x-field': kind, ...more })
const address = field('shortText', { pattern: '^/' })
const schemaOf = (properties: BlockSchema['properties'], required?: readonly string[]): BlockSchema => {
  const { required: _, ...rest } = headline
  return { ...rest, title: 'Card', properties, ...defined({ required }) }
}

describe('the name of a block', () => {
  const schema = schemaOf({ href: address, note: field('longText'), label: field('shortText'), heading: field('shortText') }, [
    'heading',
    'href',
  ])
  const nameOf = (props: Readonly<Record<string, Json>>, of = schema) => blockName(of, (name) => props[name])

  it('is its first required short text, else the first one that is filled in', () => {
    expect(nameOf({ href: '/a', note: 'Note', label: 'Label', heading: 'Heading' })).toBe('Heading')
    expect(nameOf({ href: '/a', note: 'Note', label: 'Label', heading: '  ' })).toBe('Label')
    expect(nameOf({ label: 'Label', heading: 'Heading' }, schemaOf({ label: field('shortText'), heading: field('shortText') }))).toBe(
      'Label',
    )
  })

  it('is none without words, and for a block nobody knows', () => {
    expect(nameOf({ href: '/a', note: 'Note', label: 7 })).toBeUndefined()
    expect(blockName(undefined, () => 'Words')).toBeUndefined()
    expect(entryName(entry('x', 'hologram', { heading: 'Words' }), undefined, ['en'])).toBe('hologram')
  })

  it('is shortened to forty characters, without blanks around it', () => {
    expect(nameOf({ heading: ` ${'a'.repeat(40)} ` })).toBe('a'.repeat(40))
    expect(nameOf({ heading: 'a'.repeat(41) })).toBe(`${'a'.repeat(39)}…`)
    expect(nameOf({ heading: `${'a'.repeat(38)}  b` })).toBe(`${'a'.repeat(38)}…`)
  })

  it('of an entry is that of its type and its words in the language of the reader', () => {
    const card = entry('c', 'card', {}, { heading: { en: 'Autumn', fr: 'Automne' } })
    expect(entryName(card, schema, ['fr', 'en'])).toBe('Card “Automne”')
    expect(entryName(entry('c', 'card'), schema, ['en'])).toBe('Card')
  })
})

describe('the field that lists in the CMS call an entry by', () => {
  it.each([
    ['the first short text it must have', { label: field('shortText'), heading: field('shortText') }, ['heading'], 'heading'],
    ['else the first short text', { note: field('longText'), label: field('shortText'), other: field('shortText') }, ['note'], 'label'],
    ['else a long text', { href: address, tone: field('enum'), note: field('longText') }, [], 'note'],
    ['else an address', { tone: field('enum'), count: field('integer'), href: address }, undefined, 'href'],
    ['else a choice', { count: field('integer'), tone: field('enum') }, undefined, 'tone'],
    ['and none without any of these', { count: field('integer'), image: field('asset') }, undefined, undefined],
  ])('is %s', (_case, properties, required, expected) => {
    expect(displayFieldOf(schemaOf(properties, required))).toBe(expected)
  })
})
