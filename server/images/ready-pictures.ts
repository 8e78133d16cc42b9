import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { IMAGE_WIDTHS, type ImageWidth } from '../../src/lib/image-variant.ts'

/** Pictures that ship with the program as files, `{name}_{width}w.{webp|avif}`; extensions supply them, a shop of imported ones has none. */
export interface ReadyPictures {
  readonly folder: string
  /** What their addresses begin with below `/images/`: `art/`. */
  readonly prefix: string
}

/** One size of a ready picture. */
export interface ReadySize {
  readonly width: ImageWidth
  readonly webp: string
  readonly avif?: string
}

/** Every size of a picture, the narrowest first; the last one stands for the original. */
export type ReadySizes = readonly [ReadySize, ...ReadySize[]]

const FILE = /^([a-z0-9][a-z0-9-]*)_(\d{1,4})w\.webp$/

/**
 * The sizes of each picture by its path without ending. Listed once, so that an address is looked up among names and never becomes a path
 * of the folder; a file that is written again is served as it is, one with a new name from the next start on.
 */
export const listReadyPictures = async ({ folder, prefix }: ReadyPictures): Promise<ReadonlyMap<string, ReadySizes>> => {
  const names = new Set(await readdir(folder))
  const pictures = new Map<string, ReadySizes>()
  for (const width of IMAGE_WIDTHS)
    for (const name of names) {
      const [, picture, digits] = FILE.exec(name) ?? []
      if (picture === undefined || digits !== String(width)) continue
      const avif = name.replace(/webp$/, 'avif')
      const size = { width, webp: join(folder, name), ...(names.has(avif) ? { avif: join(folder, avif) } : {}) }
      const narrower = pictures.get(`${prefix}${picture}`)
      pictures.set(`${prefix}${picture}`, narrower === undefined ? [size] : [...narrower, size])
    }
  return pictures
}
