import { describe, expect, it } from 'vitest'
import { CARE, MATERIALS } from '../../demo/catalogue/materials.ts'
import { demoCategories } from '../../demo/catalogue/demo-categories.ts'
import { VIEW_LABELS } from '../../demo/catalogue/demo-media.ts'
import { fillerName, KIDS, ORDER } from '../../demo/catalogue/filler-name.ts'
import { picturedItems } from '../../demo/catalogue/demo-items.ts'
import { PRODUCT_TYPES } from '../../demo/catalogue/types.ts'
import { ART_WORDS } from '../../demo/content/art-words.ts'
import { SEED_PAGES } from '../../demo/content/seed-pages.ts'
import { byLanguage } from '../../demo/languages/by-language.ts'
import { demoMerchantDocuments } from '../../demo/merchant/seed-merchant-documents.ts'
import { byLanguage as starterTables } from '../../platform/starter/languages/by-language.ts'
import { starterPages } from '../../platform/starter/starter-pages.ts'
import { COLORS } from '../../server/catalogue/colors.ts'
import { NAVIGATION_LABELS } from '../../server/catalogue/navigation-labels.ts'

const BESIDE = ['en', 'es', 'fr', 'ar', 'ja']

/** Every text in English of a value that is a text by language, or has such within. */
const englishOf = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const versions = BESIDE.map((language) => (value as Readonly<Record<string, unknown>>)[language])
  if (versions.includes(undefined)) return Object.values(value).flatMap(englishOf)
  const [english] = versions
  if (typeof english === 'string') return english === '' ? [] : [english]
  return textsWithin(versions)
}

/** Within JSON, what is the same in every language is a setting and no text. */
const textsWithin = (versions: readonly unknown[]): readonly string[] => {
  const [english] = versions
  if (typeof english === 'string') return versions.every((version) => version === english) ? [] : [english]
  if (typeof english !== 'object' || english === null) return []
  return Object.keys(english).flatMap((name) =>
    textsWithin(versions.map((version) => (version as Readonly<Record<string, unknown>> | undefined)?.[name])),
  )
}

/** Names of fillers are built from their parts. */
const namedItems = picturedItems().filter(({ id }) => /^[89]/.test(id))

const TEXTS: ReadonlySet<string> = new Set(
  [
    englishOf([SEED_PAGES, ART_WORDS, demoMerchantDocuments, PRODUCT_TYPES, MATERIALS, CARE, VIEW_LABELS, KIDS]),
    englishOf([[...COLORS.values()], NAVIGATION_LABELS, namedItems, demoCategories()]),
    [ORDER],
  ].flat(),
)

/** Said as it is in every language. */
const NAME = 'North Light'
const STARTER_TEXTS: ReadonlySet<string> = new Set(englishOf(starterPages(NAME)).filter((text) => text !== NAME))

const PLACEHOLDER = /\{\w+\}|\]\([^)]*\)|\*\*|^#+ |^- |^\d\. /gm

describe.each(Object.entries(starterTables))('the starter pages in %s', (_language, table: Readonly<Record<string, string>>) => {
  it('have every text, and none that they no longer say', () => {
    expect([...STARTER_TEXTS].filter((text) => !Object.hasOwn(table, text))).toEqual([])
    expect(Object.keys(table).filter((text) => !STARTER_TEXTS.has(text))).toEqual([])
  })
})

describe.each(Object.entries(byLanguage))('the demo in %s', (language, table: Readonly<Record<string, string>>) => {
  it('has every text, and none that the demo no longer says', () => {
    expect([...TEXTS].filter((text) => !Object.hasOwn(table, text))).toEqual([])
    expect(Object.keys(table).filter((text) => !TEXTS.has(text))).toEqual([])
  })

  it('keeps placeholders, links and marks of each text', () => {
    for (const [english, text] of Object.entries(table))
      expect([english, [...text.matchAll(PLACEHOLDER)].map(([mark]) => mark).sort()]).toEqual([
        english,
        [...english.matchAll(PLACEHOLDER)].map(([mark]) => mark).sort(),
      ])
  })

  it('names products in the order of the language', () => {
    const name = fillerName({ model: 'Harbour', type: 'shirt', material: 'linen', isForKids: true })[language] ?? ''
    expect(name).toContain('Harbour')
    expect(name).toContain(table['shirt'])
    expect(name).not.toMatch(/[{}]|\s\s|^\s|\s$/)
  })
})

it('a name in Chinese has its words side by side, the material before the thing', () => {
  const name = fillerName({ model: 'Harbour', type: 'shirt', material: 'linen', isForKids: false })
  expect([name['zh'], name['zh_TW']]).toEqual(['Harbour 亚麻衬衫', 'Harbour 亞麻襯衫'])
})
