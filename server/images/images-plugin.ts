import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Runtime } from '../runtime.ts'
import type { Drawings } from './drawings.ts'
import { readImageAddress, type ImageAddress } from './image-address.ts'
import { imagesDirectory } from './images-directory.ts'
import { findImageSource, isFile, makeImage } from './make-image.ts'
import { openPictures } from './open-pictures.ts'
import { PictureStoreError } from './picture-store.ts'

/* Names change with their content, so an answer never grows stale. */
const FOREVER = 'public, max-age=31536000, immutable'
const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
}

const VERSION_WITHOUT_DRAWINGS = 0
const RETRY_SECONDS = 5
const AWAY = { code: 'PICTURE_STORE_AWAY', message: 'The picture cannot be read now.' }

interface ImagesOptions {
  readonly runtime: Pick<Runtime, 'config'>
  readonly drawings?: Drawings | undefined
}

/**
 * `/images/*`: originals, drawings and their variants `_{width}w.{webp|jpg}` (IMG-02). What is not there yet is made at the
 * first request and stored on disk.
 */
export const imagesPlugin: FastifyPluginAsync<ImagesOptions> = async (app, { runtime, drawings }) => {
  const directory = imagesDirectory(runtime.config.DATA_DIR)
  const pictures = openPictures(runtime.config)
  const variants = join(directory, 'variants', `v${drawings?.version ?? VERSION_WITHOUT_DRAWINGS}`)
  const run = createSharedJobs<string>(Math.max(1, availableParallelism() - 1))

  app.get<{ Params: { '*': string } }>('/images/*', async (request, reply) => {
    const address = readImageAddress(request.params['*'])
    try {
      const file = address === undefined ? undefined : await findOrMake(address)
      return file === undefined ? refuse(reply) : await send(file, request, reply)
    } catch (error) {
      if (!(error instanceof PictureStoreError)) throw error
      request.log.warn({ err: error }, 'A picture could not be read')
      return reply.code(503).headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }).send(AWAY)
    }
  })

  /** The file that answers an address, made where it has to be; undefined where there is no such picture. */
  const findOrMake = async (address: ImageAddress): Promise<string | undefined> => {
    const isVariant = address.kind === 'variant'
    const stem = isVariant ? address.stem : address.path.slice(0, -address.extension.length - 1)
    const format = isVariant ? address.format : 'jpg'
    const target = join(variants, isVariant ? `${stem}_${address.width}w.${format}` : `${stem}.jpg`)
    if (isVariant && (await isFile(target))) return target
    const source = await findImageSource({
      pictures,
      stem,
      ...(isVariant ? {} : { endings: [address.extension] }),
      ...(drawings === undefined ? {} : { drawings }),
    })
    if (source === undefined) return undefined
    if (source.kind === 'file' && !isVariant) return source.file
    if (!isVariant && address.extension !== 'jpg') return undefined
    if (!(await isFile(target)))
      return run(target, () => makeImage({ source, format, target, ...(isVariant ? { width: address.width } : {}) }))
    return target
  }
}

const send = async (file: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const { size, mtimeMs } = await stat(file)
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
  void reply.header('cache-control', FOREVER).header('etag', etag)
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag) === true) return reply.code(304).send()
  const extension = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
  return reply
    .header('content-length', size)
    .type(TYPES[extension] ?? 'application/octet-stream')
    .send(createReadStream(file))
}

const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send({ code: 'NOT_FOUND', message: 'There is no such picture.' })

/**
 * Runs jobs by key: calls with the key of a running job share its result, and no more than `limit` jobs run at
 * once, so that a listing of new pictures leaves the process able to answer.
 */
const createSharedJobs = <Result>(limit: number) => {
  const running = new Map<string, Promise<Result>>()
  const waiting: (() => void)[] = []
  let active = 0

  const slot = async (): Promise<void> => {
    if (active >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    active += 1
  }
  const release = (): void => {
    active -= 1
    waiting.shift()?.()
  }
  const start = async (job: () => Promise<Result>): Promise<Result> => {
    await slot()
    try {
      return await job()
    } finally {
      release()
    }
  }
  return (key: string, job: () => Promise<Result>): Promise<Result> => {
    const shared = running.get(key)
    if (shared !== undefined) return shared
    const own = start(job).finally(() => running.delete(key))
    running.set(key, own)
    return own
  }
}
