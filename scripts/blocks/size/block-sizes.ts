import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { closureOf, type Manifest } from './manifest.ts'

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

/** Types whose view every page loads, wanted or not: none, as long as the registry only names them. */
export const typesInEveryPage = async (clientDirectory: string): Promise<readonly string[]> =>
  [...closureOf(await readManifest(clientDirectory), ENTRY).keys].flatMap((key) => VIEW.exec(key)?.[1] ?? [])

const readManifest = async (clientDirectory: string): Promise<Manifest> => {
  const text = await readFile(join(clientDirectory, '.vite', 'manifest.json'), 'utf8').catch((cause: unknown) => {
    throw new Error('There is no build to weigh: run `npm run build` first.', { cause })
  })
  // Written by Vite in the form that its documentation describes.
  return JSON.parse(text) as Manifest
}

/** The build keeps a compressed twin of whatever gains by it. */
const sizeReader =
  (directory: string) =>
  async (files: readonly string[]): Promise<number> => {
    const sizes = files.map(async (file) => {
      const twin = await stat(join(directory, `${file}.br`)).catch(() => undefined)
      return twin?.size ?? brotliCompressSync(await readFile(join(directory, file))).length
    })
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  }
