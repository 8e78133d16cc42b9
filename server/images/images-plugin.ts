import { createReadStream, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { IMMUTABLE } from '../lib/immutable.ts'
import type { Runtime } from '../runtime.ts'
import { readImageAddress, type ImageAddress } from './image-address.ts'
import { imagesDirectory } from './images-directory.ts'
import { findOriginal, isFile, makeImage } from './make-image.ts'
import { openPictures } from './open-pictures.ts'
import { PictureStoreError } from './picture-store.ts'
import { listReadyPictures, type ReadyPictures, type ReadySizes } from './ready-pictures.ts'

/* A ready picture keeps its name when it is made anew. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
}

const RETRY_SECONDS = 5
const AWAY = { code: 'PICTURE_STORE_AWAY', message: 'The picture cannot be read now.' }

interface ImagesOptions {
  readonly runtime: Pick<Runtime, 'config'>
  readonly readyPictures?: ReadyPictures | undefined
}

/** What answers an address. */
interface Answer {
  readonly file: string
  /** The same in AVIF, for those who take it. */
  readonly avif?: string | undefined
  readonly cacheControl: string
}

/**
 * `/images/*`: originals, ready pictures and their variants `_{width}w.{webp|jpg}` (IMG-02). What is not there yet is made at the
 * first request and stored on disk. A ready WebP is answered in AVIF to those who take it (docs/decisions/0069).
 */
export const imagesPlugin: FastifyPluginAsync<ImagesOptions> = async (app, { runtime, readyPictures }) => {
  const directory = imagesDirectory(runtime.config.DATA_DIR)
  const pictures = openPictures(runtime.config)
  const variants = join(directory, 'variants')
  const ready = readyPictures === undefined ? undefined : await listReadyPictures(readyPictures)
  const run = createSharedJobs<string>(Math.max(1, availableParallelism() - 1))

  app.get<{ Params: { '*': string } }>('/images/*', async (request, reply) => {
    const address = readImageAddress(request.params['*'])
    try {
      const answer = address === undefined ? undefined : await findOrMake(address)
      return answer === undefined ? refuse(reply) : await send(answer, request, reply)
    } catch (error) {
      if (!(error instanceof PictureStoreError)) throw error
      request.log.warn({ err: error }, 'A picture could not be read')
      return reply.code(503).headers({ 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' }).send(AWAY)
    }
  })

  /** What answers an address, made where it has to be; undefined where there is no such picture. */
  const findOrMake = async (address: ImageAddress): Promise<Answer | undefined> => {
    const stem = address.kind === 'variant' ? address.stem : address.path.slice(0, -address.extension.length - 1)
    const sizes = ready?.get(stem)
    if (sizes !== undefined) return answerReady(address, stem, sizes)
    const file = await (address.kind === 'original'
      ? findOriginal(pictures, stem, [address.extension])
      : findVariant(address, join(variants, `${stem}_${address.width}w.${address.format}`)))
    // Names of imported pictures change with their content.
    return file === undefined ? undefined : { file, cacheControl: IMMUTABLE }
  }

  const findVariant = async ({ stem, width, format }: ImageVariant, target: string): Promise<string | undefined> => {
    if (await isFile(target)) return target
    const source = await findOriginal(pictures, stem)
    return source === undefined ? undefined : make({ source, width, format, target })
  }

  /** A ready file where the width is there, or none so wide is; else one made from the largest, whose tag is in its name. */
  const answerReady = async (address: ImageAddress, stem: string, sizes: ReadySizes): Promise<Answer | undefined> => {
    const { width, format } = address.kind === 'variant' ? address : { width: undefined, format: address.extension }
    const largest = sizes.at(-1) ?? sizes[0]
    if (format === 'webp' && width !== undefined) {
      const size = sizes.find((each) => each.width === width) ?? (width > largest.width ? largest : undefined)
      if (size !== undefined) return { file: size.webp, avif: size.avif, cacheControl: A_DAY }
    } else if (format !== 'jpg') return undefined
    const name = width === undefined ? stem : `${stem}_${width}w`
    const target = join(variants, `${name}-${tagOf(await stat(largest.webp))}.${format}`)
    return { file: await make({ source: largest.webp, width, format, target }), cacheControl: A_DAY }
  }

  const make = async (options: Parameters<typeof makeImage>[0]): Promise<string> =>
    (await isFile(options.target)) ? options.target : run(options.target, () => makeImage(options))
}

type ImageVariant = Extract<ImageAddress, { kind: 'variant' }>

const send = async ({ file, avif, cacheControl }: Answer, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  if (avif !== undefined) void reply.header('vary', 'Accept')
  const sent = avif !== undefined && takesAvif(request.headers.accept) ? avif : file
  const stats = await stat(sent)
  const etag = `"${tagOf(stats)}"`
  void reply.header('cache-control', cacheControl).header('etag', etag)
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag) === true) return reply.code(304).send()
  const extension = sent.slice(sent.lastIndexOf('.') + 1).toLowerCase()
  return reply
    .header('content-length', stats.size)
    .type(TYPES[extension] ?? 'application/octet-stream')
    .send(createReadStream(sent))
}

/** Whether `Accept` names AVIF; who takes any picture may mean any but this one. */
const takesAvif = (accept = ''): boolean => accept.split(',').some((part) => /^\s*image\/avif\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/i.test(part))

/** Names the content of a file, which is written anew and never changed. */
const tagOf = ({ size, mtimeMs }: Stats): string => `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`

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
