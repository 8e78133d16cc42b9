import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockSchema } from '../../../../schemas/block-schema.ts'
import type { Json } from '../../../../schemas/page.ts'
import { localeChains } from '../../../../scripts/blocks/migrate/locale-chains.ts'
import type { StoredEntry } from '../../../../scripts/blocks/migrate/migration-cms.ts'
import { planMigration } from '../../../../scripts/blocks/migrate/plan-migration.ts'
import { printPlan } from '../../../../scripts/blocks/migrate/print-plan.ts'
import { readField } from '../../../../src/content/cms-entry.ts'
import { linkTo } from '../../../factories/cms.ts'
import { storedEntry } from '../../../factories/migration-cms.ts'
import { PROMO_SCHEMAS as schemas, PROMO_STEPS as steps } from './promo.ts'

const locales = [
  { code: 'en', fallbackCode: null, default: true },
  { code: 'fr', fallbackCode: 'en', default: false },
  { code: 'fr-CA', fallbackCode: 'fr', default: false },
]
const plan = (...entries: readonly StoredEntry[]) => planMigration({ entries, locales, schemas, steps })
const fieldsAfter = (fields: StoredEntry['fields']) => plan(storedEntry('p', 'promo', fields)).changes[0]?.fields

describe('an entry of an older version', () => {
  it('gets the fields of today in every language that has words of its own, and only there [BLOCK-57]', () => {
    expect(fieldsAfter({ title: { en: 'Autumn', fr: 'Automne' }, note: { 'fr-CA': 'Ici' } })).toEqual({
      heading: { en: 'Autumn', fr: 'Automne' },
      note: { 'fr-CA': 'Ici' },
      tone: { en: 'light' },
      schemaVersion: { en: 3 },
    })
  })

  it('keeps the blocks of a slot that got another name', () => {
    expect(fieldsAfter({ buttons: { en: [linkTo('b')] } })).toMatchObject({ links: { en: [linkTo('b')] } })
  })

  it('keeps the very values its steps do not touch: settings, unknown fields, blocks of unknown slots', () => {
    const untouched = { meta: { en: { countries: ['GB'] } }, future: { en: { b: 1, a: [null] } }, sideways: { en: [linkTo('x')] } }
    const after = fieldsAfter({ title: { en: 'Autumn' }, ...untouched })
    for (const [name, value] of Object.entries(untouched)) expect(after?.[name]).toBe(value)
  })
})

describe('the plan', () => {
  it('reads page by page, with what each field loses and gains', () => {
    const page = (id: string, key: string, block: string) => storedEntry(id, 'page', { key: { en: key }, blocks: { en: [linkTo(block)] } })
    const entries = [
      storedEntry('b', 'promo', { title: { en: 'Spring' } }, 'draft'),
      storedEntry('a', 'promo', { title: { en: 'Autumn', fr: 'Automne' }, buttons: { en: [linkTo('b')] } }),
      storedEntry('c', 'promo', { title: { en: 'Lost' }, schemaVersion: { en: 1 } }),
      page('q', 'landing/b', 'b'),
      page('p', 'home', 'a'),
    ]
    expect(printPlan(plan(...entries))).toMatchInlineSnapshot(`
      "home
        promo a (published): version 1 to 3
          - title [en] "Autumn"
          - title [fr] "Automne"
          - buttons [en] [{"sys":{"type":"Link","linkType":"Entry","id":"b"}}]
          + links [en] [{"sys":{"type":"Link","linkType":"Entry","id":"b"}}]
          + heading [en] "Autumn"
          + heading [fr] "Automne"
          + tone [en] "light"
        promo b (draft): version 1 to 3
          - title [en] "Spring"
          + heading [en] "Spring"
          + tone [en] "light"

      on no page
        promo c (published): version 1 to 3
          - title [en] "Lost"
          + heading [en] "Lost"
          + tone [en] "light""
    `)
  })

  it('leaves alone what is of today, newer or unknown', () => {
    const of = (type: string, version: number) => storedEntry(`${type}${version}`, type, { schemaVersion: { en: version } })
    expect(plan(of('promo', 3), of('promo', 9), of('hologram', 1)).changes).toEqual([])
  })

  it('names an entry whose step fails and goes on with the others', () => {
    const { changes, problems } = plan(
      storedEntry('bad', 'promo', { title: { en: 'broken' } }),
      storedEntry('good', 'promo', { title: { en: 'fine' } }),
    )
    expect(changes.map(({ entry }) => entry.sys.id)).toEqual(['good'])
    expect(problems).toMatchObject([{ code: 'stepFailed', blockId: 'bad', message: 'cannot read it' }])
  })
})

describe('whatever an entry holds', () => {
  const value = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>
  const byLocale = fc.dictionary(fc.constantFrom('en', 'fr', 'fr-CA'), value, { maxKeys: 3 })
  const fields = fc.dictionary(fc.constantFrom('title', 'note', 'future', 'toString', 'meta', 'tone'), byLocale, { maxKeys: 5 })

  it('comes through byte for byte where no step knows it: unknown and newer entries, unknown fields', () => {
    const known = new Set(['title', 'heading', 'tone', 'schemaVersion'])
    fc.assert(
      fc.property(fields, fc.constantFrom('promo', 'hologram'), fc.integer({ min: 1, max: 5 }), (stored, type, version) => {
        const entry = storedEntry('e', type, { ...stored, schemaVersion: { en: version } })
        const bytes = JSON.stringify(entry)
        const [change] = plan(entry).changes
        expect(JSON.stringify(entry)).toBe(bytes)
        if (type === 'hologram' || version >= 3) expect(change).toBeUndefined()
        for (const [name, values] of Object.entries(stored))
          if (change !== undefined && !known.has(name)) expect(JSON.stringify(change.fields[name])).toBe(JSON.stringify(values))
      }),
    )
  })

  it('shows every language the same through stored steps as through steps on the page', () => {
    const chains = localeChains(locales)
    fc.assert(
      fc.property(fields, (stored) => {
        const [change] = plan(storedEntry('e', 'promo', stored)).changes
        for (const locale of chains.sorted) {
          const seen = readField(stored['title'], chains.of(locale)) ?? ''
          if (seen !== 'broken') expect(readField(change?.fields['heading'], chains.of(locale))).toEqual(seen)
        }
      }),
    )
  })

  it('has no step where a schema is of an older version than the steps', () => {
    const old = new Map<string, BlockSchema>([...schemas].map(([type, schema]) => [type, { ...schema, 'x-version': 1 }]))
    expect(planMigration({ entries: [storedEntry('p', 'promo', {})], locales, schemas: old, steps }).changes).toEqual([])
  })
})
