import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ServerConfig } from '../../server/config.ts'
import { StartError } from '../../server/operations/start-error.ts'
import { projectPath } from '../../server/paths.ts'
import { seedEntries } from '../seed/seed-entries.ts'
import type { SeedPage } from '../seed/seed-node.ts'
import { isWords } from '../seed/words.ts'
import { starterPages } from './starter-pages.ts'

/** What a space without pages is given: the files of the shop's own folder, else the starter's pages. */
export const firstPages = async ({ SHOP }: Pick<ServerConfig, 'SHOP'>): Promise<readonly SeedPage[]> =>
  SHOP === undefined ? starterPages() : readPages(resolve(projectPath(), SHOP, 'pages'))

const readPages = async (folder: string): Promise<readonly SeedPage[]> => {
  const names = await readdir(folder).catch((cause: unknown) => {
    throw new StartError(`${folder} cannot be read: it has the first pages of the shop that SHOP names.`, { cause })
  })
  const pages = await Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => readPage(folder, name)))
  try {
    seedEntries(pages)
  } catch (cause) {
    throw new StartError(`The pages in ${folder} do not fit: ${messageOf(cause)}.`, { cause })
  }
  return pages
}

const readPage = async (folder: string, name: string): Promise<SeedPage> => {
  try {
    // What is wrong in it is found when it becomes entries, and by the publish gate.
    return withEnglish(JSON.parse(await readFile(join(folder, name), 'utf8'))) as SeedPage
  } catch (cause) {
    throw new StartError(`${join(folder, name)} is no page: ${messageOf(cause)}.`, { cause })
  }
}

/** A space has each text in English, in which it falls back: a shop that speaks none says the first of its own there. */
const withEnglish = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withEnglish)
  if (typeof value !== 'object' || value === null) return value
  if (isWords(value)) return Object.hasOwn(value, 'en') ? value : { ...value, en: Object.values(value)[0] }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withEnglish(each)]))
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
