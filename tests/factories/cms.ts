import type { CmsAsset, CmsEntry } from '../../src/content/cms-entry.ts'
import type { Json } from '../../schemas/page.ts'
import type { Cms, CmsChanges } from '../../server/publishing/cms.ts'

/** A link field's value. */
export const linkTo = (id: string, linkType: 'Entry' | 'Asset' = 'Entry'): Json => ({ sys: { type: 'Link', linkType, id } })

/** An entry whose fields have the same value in `en` only, or in the locales a `{ locale: value }` in `localised` names. */
export const entry = (
  id: string,
  type: string,
  fields: Readonly<Record<string, Json>> = {},
  localised: CmsEntry['fields'] = {},
): CmsEntry => ({
  sys: { id, contentType: { sys: { id: type } }, revision: 1 },
  fields: { ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { en: value }])), ...localised },
})

export const asset = (id: string, url = `/images/art/${id}.jpg`): CmsAsset => ({
  sys: { id, revision: 1 },
  fields: {
    description: { en: `What ${id} shows` },
    file: { en: { url, contentType: 'image/jpeg', details: { image: { width: 720, height: 900 } } } },
  },
})

/** A page entry with blocks by id; kept out of search engines unless given, so that nothing is said about how it is found. */
export const pageEntry = (id: string, fields: Readonly<Record<string, Json>>, blocks: readonly string[] = []): CmsEntry =>
  entry(id, 'page', { title: 'Home', key: 'home', kind: 'home', noindex: true, ...fields, blocks: blocks.map((block) => linkTo(block)) })

/** A CMS in memory whose published content a test changes with `put` and `remove`; counts what it was asked. */
export interface FakeCms extends Cms {
  readonly put: (...items: readonly (CmsEntry | CmsAsset)[]) => void
  readonly remove: (id: string) => void
  /** Lets the next call of the method fail. */
  readonly failOnce: (method: keyof Cms) => void
  readonly calls: Record<keyof Cms, number>
}

export const createFakeCms = (...initial: readonly (CmsEntry | CmsAsset)[]): FakeCms => {
  const items = new Map<string, CmsEntry | CmsAsset>()
  const revisions = new Map<string, number>()
  const log: string[] = []
  const failing = new Set<keyof Cms>()
  const calls: Record<keyof Cms, number> = { locales: 0, entriesById: 0, assetsById: 0, pages: 0, redirects: 0, changesSince: 0 }
  const count = (method: keyof Cms): void => {
    calls[method] += 1
    if (failing.delete(method)) throw new Error(`${method} is down`)
  }
  const put = (...added: readonly (CmsEntry | CmsAsset)[]): void => {
    for (const item of added) {
      const revision = (revisions.get(item.sys.id) ?? 0) + 1
      revisions.set(item.sys.id, revision)
      // Spreading keeps which of the two it is; the compiler only sees the union of both `sys`.
      items.set(item.sys.id, { ...item, sys: { ...item.sys, revision } } as CmsEntry | CmsAsset)
      log.push(item.sys.id)
    }
  }
  const entries = (): readonly CmsEntry[] => [...items.values()].filter((item) => 'contentType' in item.sys) as CmsEntry[]
  put(...initial)
  return {
    put,
    remove: (id) => {
      items.delete(id)
      log.push(id)
    },
    failOnce: (method) => void failing.add(method),
    calls,
    locales: async () => {
      count('locales')
      return [
        { code: 'en', fallbackCode: null, default: true },
        { code: 'en-GB', fallbackCode: 'en', default: false },
        { code: 'ar', fallbackCode: 'en', default: false },
        { code: 'ar-AE', fallbackCode: 'ar', default: false },
        { code: 'fr', fallbackCode: 'en', default: false },
      ]
    },
    entriesById: async (ids) => {
      count('entriesById')
      return entries().filter(({ sys }) => ids.includes(sys.id))
    },
    assetsById: async (ids) => {
      count('assetsById')
      return [...items.values()].filter((item): item is CmsAsset => !('contentType' in item.sys) && ids.includes(item.sys.id))
    },
    pages: async (keys) => {
      count('pages')
      return entries().filter(
        ({ sys, fields }) => sys.contentType.sys.id === 'page' && (keys === undefined || keys.includes(String(fields['key']?.['en']))),
      )
    },
    redirects: async () => {
      count('redirects')
      return entries().filter(({ sys }) => sys.contentType.sys.id === 'redirect')
    },
    changesSince: async (token): Promise<CmsChanges> => {
      count('changesSince')
      return { ids: log.slice(Number(token ?? 0)), nextToken: String(log.length) }
    },
  }
}
