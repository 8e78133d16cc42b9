import type { Assets, PageStyles } from '../../src/pipeline/document/assets.ts'
import { textFolderOf, textLanguageOf } from '../../src/site/text-language.ts'
import { readManifest, withImports, type Manifest } from './read-manifest.ts'
import { themeSheet } from './theme-sheet.ts'
import type { StyleSheets } from './style-sheets.ts'

const ENTRY = 'src/entry-client.tsx'
const BOOT = 'src/entry-boot.ts'
const ERRORS = 'src/entry-errors.ts'
const REGISTRY = 'block-registry/index.ts'
const textsKey = (textLanguage: string): string => `src/i18n/first-texts/${textLanguage}.ts`

/** Addresses of the production build's files, by block type and language. */
export const createBuiltAssets = (clientDirectory: string, sheets: Pick<StyleSheets, 'join'> = ONE_BY_ONE): Assets => {
  const manifest = readManifest(clientDirectory)
  const styles = new Map<string, PageStyles>()
  const modules = new Map<string, readonly string[]>()
  return {
    preamble: [],
    entry: `/${manifest[ENTRY]?.file ?? ''}`,
    boot: `/${manifest[BOOT]?.file ?? ''}`,
    errors: `/${manifest[ERRORS]?.file ?? ''}`,
    texts: (locale) => {
      const addressOf = (source: string): string => `/${manifest[source]?.file ?? ''}`
      const folder = `src/i18n/messages/${textFolderOf(locale)}`
      return {
        blocks: addressOf(textsKey(textLanguageOf(locale))),
        core: addressOf(`${folder}/core.json`),
        consent: addressOf(`${folder}/consent.json`),
      }
    },
    modules: (textLanguage, types) => {
      const key = [textLanguage, ...types].join(' ')
      const known = modules.get(key) ?? modulesOf(manifest, textLanguage, types)
      modules.set(key, known)
      return known
    },
    styles: async ({ theme, types, running = types }) => {
      const key = [theme, ...[types, running].map((set) => [...set].sort().join(' '))].join('/')
      const known =
        styles.get(key) ??
        withKnownFiles(sheets.join([...themeFiles(manifest, theme), ...styleFiles(manifest, types)]), styleFiles(manifest, running))
      styles.set(key, known)
      return known
    },
  }
}

/** Only blocks that run load their sheets by script, so only theirs have to be listed as loaded. */
const withKnownFiles = (sheet: PageStyles, running: readonly string[]): PageStyles => {
  const files = new Set(running.map((file) => `/${file}`))
  return { ...sheet, known: sheet.known.filter((file) => files.has(file)) }
}

/** Without `join` each sheet is linked by itself. */
const ONE_BY_ONE: Pick<StyleSheets, 'join'> = { join: (files) => ({ inline: '', links: files.map((file) => `/${file}`), known: [] }) }

/** Vite names a view's chunk after its source, and a view's source after its type. */
const viewKey = (type: string): string => `block-registry/${type}/${type}.tsx`

const modulesOf = (manifest: Manifest, textLanguage: string, types: readonly string[]): readonly string[] => {
  // Texts and the registry come with the first block that hydrates.
  const keys = [ENTRY, ...(types.length === 0 ? [] : [textsKey(textLanguage), REGISTRY]), ...types.map(viewKey)]
  const files = new Set(keys.flatMap((key) => [...withImports(manifest, key)]).map((key) => `/${manifest[key]?.file ?? ''}`))
  files.delete(`/${manifest[ENTRY]?.file ?? ''}`)
  return [...files]
}

/** A theme's sheet is an input of the build by itself, so that pages have the rules of one theme alone. */
const themeFiles = (manifest: Manifest, theme: string): readonly string[] => {
  const file = manifest[themeSheet(theme)]?.file
  return file === undefined ? [] : [file]
}

/** The shell's sheet first, so that a block's own rules win over it. */
const styleFiles = (manifest: Manifest, types: Iterable<string>): readonly string[] => {
  const keys = [ENTRY, ...[...types].sort().map(viewKey)].flatMap((key) => [...withImports(manifest, key)])
  return [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))]
}
