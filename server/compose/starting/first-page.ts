import type { ComposeLocale } from '../../../schemas/api/compose.ts'
import type { Json } from '../../../schemas/page.ts'
import { entrySchemas } from '../../../src/content/block-schemas.ts'
import { renewIds, type ClipBlock } from '../../../src/content/clipboard/clip.ts'
import { releaseName } from '../../../src/content/clipboard/release-name.ts'
import { newEntryId } from '../../../src/content/composing/new-entry-id.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import type { NewDrafts } from '../pages/new-drafts.ts'

/** Written by `npm run generate`: texts in all languages, and the shop's name as `{shop}`. The last entry is the page's. */
const readFirstPages = async (): Promise<Readonly<Record<string, readonly ClipBlock[]>>> => {
  const file = await import('../../../schemas/generated/first-pages.json', { with: { type: 'json' } })
  // JSON of ours, whose inferred type has each value in it.
  return file.default as unknown as Readonly<Record<string, readonly ClipBlock[]>>
}

interface Options {
  readonly key: string
  readonly shopName: string
  readonly locales: readonly ComposeLocale[]
}

/** A page of the starter as drafts under new ids, in the locales that the space has. */
export const draftsOfFirstPage = async ({ key, shopName, locales }: Options): Promise<NewDrafts> => {
  const entries = (await readFirstPages())[key]
  if (entries === undefined) throw new Error(`The starter has no page ${key}`)
  const blocks = entries.map((entry) => ({ ...entry, fields: inLocales(entry.fields, locales, shopName) }))
  const clip = { vitrine: 'blocks', format: 1, release: releaseName(), roots: [], blocks } as const
  const renewed = renewIds({ clip, schemas: entrySchemas, newId: newEntryId }).blocks
  const page = renewed.at(-1)
  if (page === undefined) throw new Error(`The starter's page ${key} has no entry`)
  return { blocks: renewed.slice(0, -1), page }
}

/** The CMS takes no value in a locale that it has not; the default locale has to have one. */
const inLocales = (fields: ClipBlock['fields'], locales: readonly ComposeLocale[], shopName: string): ClipBlock['fields'] => {
  const standard = defaultLocaleOf(locales)
  return Object.fromEntries(
    Object.entries(fields).map(([name, values]) => {
      const own = locales.flatMap(({ code }) => (values[code] === undefined ? [] : [[code, named(values[code], shopName)] as const]))
      const otherwise = values[standard] ?? values['en']
      return [
        name,
        {
          ...(otherwise === undefined ? {} : { [standard]: named(otherwise, shopName) }),
          ...Object.fromEntries(isOfOne(values) ? [] : own),
        },
      ]
    }),
  )
}

/** A value that is the same in every language is in the first locale alone. */
const isOfOne = (values: Readonly<Record<string, Json>>): boolean => Object.keys(values).length === 1

const named = (value: Json, shopName: string): Json => (typeof value === 'string' ? value.replaceAll('{shop}', shopName) : value)
