import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { COMPOSER_MODULES, type ComposerModules } from '../../vite/list-composer.ts'

/** Vite's manifest: what each module became, and what that needs at once. */
type Manifest = Readonly<Record<string, Chunk>>

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Files that are fetched with a module: itself, and everything it imports statically. */
interface Closure {
  readonly keys: ReadonlySet<string>
  readonly scripts: ReadonlySet<string>
  readonly styles: ReadonlySet<string>
}

const closureOf = (manifest: Manifest, entry: string): Closure => {
  const keys = new Set<string>()
  const visit = (key: string): void => {
    if (keys.has(key)) return
    keys.add(key)
    manifest[key]?.imports?.forEach(visit)
  }
  visit(entry)
  const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
  return { keys, scripts: new Set(chunks.map(({ file }) => file)), styles: new Set(chunks.flatMap(({ css = [] }) => css)) }
}

/** What a block type adds to a page that uses it, in bytes as sent (brotli), beyond what every page has. */
export interface BlockSize {
  /** Its own script. A block that stays HTML never sends it. */
  readonly js: number
  /** Scripts it shares with other blocks. */
  readonly sharedJs: number
  readonly css: number
}

const ENTRY = 'src/entry-client.tsx'
const VIEW = /^block-registry\/([^/]+)\/\1\.tsx$/

/** Sizes by type, from a production build's manifest. Throws where there is no build in the folder. */
export const readBlockSizes = async (clientDirectory: string): Promise<ReadonlyMap<string, BlockSize>> => {
  const manifest = await readManifest(clientDirectory)
  const types = Object.keys(manifest).flatMap((key) => VIEW.exec(key)?.[1] ?? [])
  const sizes = types.sort().map(async (type) => [type, await sizeOf(type, manifest, sizeReader(clientDirectory))] as const)
  return new Map(await Promise.all(sizes))
}

const sizeOf = async (type: string, manifest: Manifest, bytes: ReturnType<typeof sizeReader>): Promise<BlockSize> => {
  const key = `block-registry/${type}/${type}.tsx`
  const always = closureOf(manifest, ENTRY)
  const { scripts, styles } = closureOf(manifest, key)
  const own = manifest[key]?.file ?? ''
  return {
    js: await bytes([own]),
    sharedJs: await bytes([...scripts].filter((file) => file !== own && !always.scripts.has(file))),
    css: await bytes([...styles].filter((file) => !always.styles.has(file))),
  }
}

/** Types whose view every page loads, used or not: none, as long as the registry imports views lazily. */
export const typesInEveryPage = async (clientDirectory: string): Promise<readonly string[]> =>
  [...closureOf(await readManifest(clientDirectory), ENTRY).keys].flatMap((key) => VIEW.exec(key)?.[1] ?? [])

/** Bytes of the composer in shoppers' files, loaded at once or later, by module and before compression: none. */
export const composerInShop = async (clientDirectory: string): Promise<Readonly<Record<string, number>>> => {
  const byFile = (await readBuilt(clientDirectory, COMPOSER_MODULES)) as ComposerModules
  return Object.assign({}, ...Object.values(byFile)) as Readonly<Record<string, number>>
}

const readManifest = async (clientDirectory: string): Promise<Manifest> =>
  // Written by Vite in the form that its documentation describes.
  (await readBuilt(clientDirectory, '.vite/manifest.json')) as Manifest

const readBuilt = async (clientDirectory: string, name: string): Promise<unknown> => {
  const text = await readFile(join(clientDirectory, name), 'utf8').catch((cause: unknown) => {
    throw new Error('There is no build to weigh: run `npm run build` first.', { cause })
  })
  return JSON.parse(text)
}

/** The build writes a compressed file beside each one that gains by it. */
const sizeReader =
  (directory: string) =>
  async (files: readonly string[]): Promise<number> => {
    const sizes = files.map(async (file) => {
      const twin = await stat(join(directory, `${file}.br`)).catch(() => undefined)
      return twin?.size ?? brotliCompressSync(await readFile(join(directory, file))).length
    })
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  }
