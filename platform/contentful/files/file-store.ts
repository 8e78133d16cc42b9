import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { imagesDirectory } from '../../../server/images/images-directory.ts'
import { openPictures } from '../../../server/images/open-pictures.ts'
import { readImageAddress } from '../../../server/images/image-address.ts'
import type { Runtime } from '../../../server/runtime.ts'

/** Bytes that were uploaded: first as they came, then as the file of an asset. */
export interface FileStore {
  /** Keeps a stream under the upload's id and answers its length; what breaks off leaves nothing. */
  readonly store: (uploadId: string, bytes: Readable) => Promise<number>
  readonly pathOf: (uploadId: string) => string
  readonly remove: (uploadId: string) => Promise<void>
  /** Makes an upload the file of an asset and answers its address. The upload stays. */
  readonly settle: (uploadId: string, fileName: string) => Promise<string>
  /** Where the file of an address below `/contentful/files/` lies; undefined where there is none. */
  readonly find: (uploadId: string, fileName: string) => Promise<string | undefined>
}

/**
 * Pictures are stored with the shop's own, so that every page gets them in its sizes; other files have a folder of their own. `origin`
 * begins their addresses where they are not the shop's.
 */
export const createFileStore = (runtime: Pick<Runtime, 'config'>, origin = ''): FileStore => {
  const pictures = openPictures(runtime.config).store
  const files = join(dirname(imagesDirectory(runtime.config.DATA_DIR)), 'content-files')
  const pathOf = (uploadId: string) => join(files, 'uploads', uploadId)
  const settledPathOf = (uploadId: string, name: string) => join(files, 'settled', uploadId, name)

  return {
    pathOf,
    remove: (uploadId) => rm(pathOf(uploadId), { force: true }),
    store: async (uploadId, bytes) => {
      const path = pathOf(uploadId)
      const part = `${path}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        await pipeline(bytes, createWriteStream(part))
        await rename(part, path)
        return (await stat(path)).size
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    settle: async (uploadId, fileName) => {
      const name = safeName(fileName)
      const picture = `content/${uploadId.toLowerCase()}/${name}`
      if (readImageAddress(picture)?.kind === 'original') {
        await pictures.put(picture, await readFile(pathOf(uploadId)))
        return `${origin}/images/${picture}`
      }
      const target = settledPathOf(uploadId, name)
      await mkdir(dirname(target), { recursive: true })
      await copyFile(pathOf(uploadId), target)
      return `${origin}/contentful/files/${uploadId}/${name}`
    },
    find: async (uploadId, fileName) => {
      if (!/^[A-Za-z0-9]+$/.test(uploadId) || safeName(fileName) !== fileName) return undefined
      const path = settledPathOf(uploadId, fileName)
      return (await stat(path).catch(() => undefined))?.isFile() === true ? path : undefined
    },
  }
}

const MAX_NAME = 80

/** A name that is safe in a path and in an address, and never reads as a picture in another size (`_640w`). */
const safeName = (fileName: string): string => {
  const plain = fileName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .slice(-MAX_NAME)
    .replaceAll(/^[-.]+|[-.]+$/g, '')
  return plain === '' ? 'file' : plain
}
