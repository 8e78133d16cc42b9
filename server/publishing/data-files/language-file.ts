import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCache } from '../../../src/lib/cache.ts'
import { projectPath } from '../../paths.ts'

const texts = createCache<Readonly<Record<string, string>>>({ ttl: Infinity })

/** All texts of a language as they are written; a build never changes them, so they are read once. */
export const languageFile = (language: string): Promise<Readonly<Record<string, string>>> =>
  texts.get(language, () => readTexts(projectPath(`src/i18n/messages/${language}`)))

const readTexts = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  // Flat files of ours, checked by tests: key to text.
  return Object.assign({}, ...files.map((file) => JSON.parse(file) as Record<string, string>)) as Record<string, string>
}
