import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CmsAsset, CmsEntry } from '../../../src/content/cms-entry.ts'
import type { CmsLocale } from '../../../src/content/locales.ts'
import type { ContentSet } from './content-set.ts'

/** What a file of an exported folder may hold: a whole export of the vendor's tool, or one entry or asset. */
interface Exported {
  readonly entries?: readonly CmsEntry[]
  readonly assets?: readonly CmsAsset[]
  readonly locales?: readonly CmsLocale[]
  readonly sys?: { readonly id: string; readonly type: string; readonly archivedVersion?: number }
}

/**
 * Content of a folder of JSON files as the vendor's export tool writes them, or with a file for each entry and asset. Drafts
 * are read as if they were published. Throws where there is no page in it.
 */
export const readExport = async (folder: string): Promise<ContentSet> => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json')).sort()
  const files = await Promise.all(names.map((name) => readJson(join(folder, name))))
  const entries = files.flatMap((file) => [...(file.entries ?? []), ...single<CmsEntry>(file, 'Entry')]).filter(isCurrent)
  const assets = files.flatMap((file) => [...(file.assets ?? []), ...single<CmsAsset>(file, 'Asset')]).filter(isCurrent)
  const pages = entries.filter(({ sys }) => sys.contentType.sys.id === 'page')
  if (pages.length === 0) throw new Error(`There is no page in ${folder}.`)
  return {
    pages,
    source: { entries: byId(entries), assets: byId(assets) },
    locales: files.find(({ locales }) => locales !== undefined)?.locales ?? [{ code: 'en', fallbackCode: null, default: true }],
  }
}

// Each file says what it holds; the publisher's own conversion reads it as carefully as it reads the CMS.
const readJson = async (path: string): Promise<Exported> => {
  const text = await readFile(path, 'utf8')
  try {
    return JSON.parse(text) as Exported
  } catch (cause) {
    throw new Error(`${path} is not JSON.`, { cause })
  }
}

const single = <Item>(file: Exported, type: string): readonly Item[] => (file.sys?.type === type ? [file as unknown as Item] : [])

const isCurrent = ({ sys }: { readonly sys: object }): boolean => !('archivedVersion' in sys)

const byId = <Item extends { readonly sys: { readonly id: string } }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.sys.id, item]))
