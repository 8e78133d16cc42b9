import { describe, expect, it } from 'vitest'
import type { BlockSchema } from '../../../../schemas/block-schema.ts'
import type { Json } from '../../../../schemas/page.ts'
import { blockSchemas, pageSchema } from '../../../../src/content/block-schemas.ts'
import { copyBlocks, renewIds, type Clip } from '../../../../src/content/clipboard/clip.ts'
import { releaseName } from '../../../../src/content/clipboard/release-name.ts'
import { outlineOf, type OutlineBlock } from '../../../../src/content/clipboard/outline.ts'
import type { CmsEntry } from '../../../../src/content/cms-entry.ts'
import { entry, linkTo, pageEntry } from '../../../factories/cms.ts'

const sourceOf = (...entries: readonly CmsEntry[]) => ({ entries: new Map(entries.map((each) => [each.sys.id, each])) })

/** A page with questions, a shared section, a type nobody knows, and a link to another page. */
const panel = entry('panel', 'accordion-panel', { title: 'Delivery', body: [linkTo('words')] })
const words = entry('words', 'headline', { level: 2 }, { text: { en: 'Good evening', fr: 'Bonsoir' } })
const questions = entry('questions', 'accordion', { heading: 'Questions', panels: [linkTo('panel')] })
const section = entry('section', 'fragment', { title: 'Promises', blocks: [linkTo('inside')] })
const hologram = entry('hologram', 'hologram', { beam: 3, rays: [linkTo('words'), linkTo('page-b')] })
const pageB = pageEntry('page-b', { title: 'Other' }, ['inside'])
const all = sourceOf(questions, panel, words, section, entry('inside', 'headline', { text: 'Inside' }), hologram, pageB)

const copy = (...ids: readonly string[]) => copyBlocks({ ids, source: all, schemas: blockSchemas, release: 'r1' })
const idsOf = ({ blocks }: Clip) => blocks.map(({ id }) => id)

describe('copied blocks', () => {
  it('hold everything inside them, each before what stands in it, in every language', () => {
    expect(copy('questions')).toEqual({
      vitrine: 'blocks',
      format: 1,
      release: 'r1',
      roots: ['questions'],
      blocks: [questions, panel, words].map(({ sys, fields }) => ({ id: sys.id, type: sys.contentType.sys.id, fields })),
    })
  })

  it('of a type nobody knows hold what their lists of entries refer to', () => {
    expect(idsOf(copy('hologram'))).toEqual(['hologram', 'words'])
  })

  it('are there once, however often they are picked or used', () => {
    expect(copy('words', 'questions', 'words')).toMatchObject({ roots: ['words', 'questions', 'words'] })
    expect(idsOf(copy('words', 'questions', 'words'))).toEqual(['words', 'questions', 'panel'])
  })

  it('do not hold shared sections, other pages and what the space has not: they are only referred to', () => {
    const clip = copy('section', 'page-b', 'nowhere')
    expect([clip.roots, clip.blocks]).toEqual([['section', 'page-b', 'nowhere'], []])
  })

  it('that hold each other are copied once each', () => {
    const circle = sourceOf(entry('a', 'accordion', { panels: [linkTo('b')] }), entry('b', 'accordion-panel', { body: [linkTo('a')] }))
    expect(idsOf(copyBlocks({ ids: ['a'], source: circle, schemas: blockSchemas, release: '' }))).toEqual(['a', 'b'])
  })
})

describe('pasted blocks', () => {
  const renew = (fields: Readonly<Record<string, Json>>, type = 'hologram', schemas: ReadonlyMap<string, BlockSchema> = blockSchemas) => {
    const clip: Clip = {
      vitrine: 'blocks',
      format: 1,
      release: 'r1',
      roots: ['a', 'shared'],
      blocks: [
        { id: 'a', type, fields: entry('a', type, fields).fields },
        { id: 'b', type: 'headline', fields: {} },
      ],
    }
    let made = 0
    return renewIds({ clip, schemas, newId: () => `new-${(made += 1)}` })
  }
  const fieldOf = (value: Json, ...more: readonly [string?, ReadonlyMap<string, BlockSchema>?]) =>
    renew({ value }, ...more).blocks[0]?.fields['value']?.['en']

  it('have new ids, and those that were picked are named by them', () => {
    expect(renew({ beam: 3 })).toEqual({
      vitrine: 'blocks',
      format: 1,
      release: 'r1',
      roots: ['new-1', 'shared'],
      blocks: [
        { id: 'new-1', type: 'hologram', fields: { beam: { en: 3 } } },
        { id: 'new-2', type: 'headline', fields: {} },
      ],
    })
  })

  it('refer to each other by the new ids, in lists, fields and text, and to everything else by its own', () => {
    expect(fieldOf([linkTo('b'), linkTo('shared'), linkTo('b', 'Asset')])).toEqual([
      linkTo('new-2'),
      linkTo('shared'),
      linkTo('b', 'Asset'),
    ])
    expect(fieldOf(linkTo('a'))).toEqual(linkTo('new-1'))
    const text = (target: string): Json => ({ nodeType: 'document', data: null, content: [{ data: { target: linkTo(target) } }] })
    expect(fieldOf(text('b'))).toEqual(text('new-2'))
  })

  it('keep a developer’s JSON as it is, though it looks like a reference', () => {
    const headline = blockSchemas.get('headline')
    if (headline === undefined) throw new Error('no headline')
    const value = { title: 'Value', 'x-field': 'json' } as const
    const schemas = new Map<string, BlockSchema>([['headline', { ...headline, properties: { value } }]])
    expect(fieldOf(linkTo('b'), 'headline', schemas)).toEqual(linkTo('b'))
    expect(fieldOf(linkTo('b'), 'hologram', schemas)).toEqual(linkTo('new-2'))
  })
})

describe('the list of a page’s blocks', () => {
  const home = pageEntry('page-a', {}, ['questions', 'nowhere', 'section', 'words', 'hologram'])
  const outline = (page: CmsEntry, source = all) =>
    outlineOf({ page, source, schemas: new Map([...blockSchemas, ['page', pageSchema]]), locales: ['fr', 'en'] })
  const linesOf = (blocks: readonly OutlineBlock[], indent = ''): readonly string[] =>
    blocks.flatMap(({ name, id, isShared, blocks: inner }) => [
      `${indent}${name} ${id}${isShared ? ' shared' : ''}`,
      ...linesOf(inner, `${indent}  `),
    ])

  it('names each by its words in the language of the reader, where it is first', () => {
    expect(linesOf(outline(home))).toEqual([
      'Accordion “Questions” questions',
      '  Accordion panel “Delivery” panel',
      '    Headline “Bonsoir” words',
      'Shared section “Promises” section shared',
      '  Headline “Inside” inside',
      'hologram hologram',
      '  Page “Other” page-b shared',
    ])
  })

  it('ends where blocks hold each other, or the page itself', () => {
    const circle = sourceOf(home, entry('questions', 'accordion', { panels: [linkTo('questions'), linkTo('page-a')] }))
    expect(linesOf(outline(home, circle))).toEqual(['Accordion questions'])
  })
})

it('a release is named by the types and versions of its blocks', () => {
  expect(releaseName()).toMatch(/^[0-9a-f]{12}$/)
  expect(releaseName()).toBe(releaseName())
})
