import { stat } from 'node:fs/promises'
import sharp from 'sharp'
import { noContent, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import { isLink, isRecord, type EntityBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { findOwn } from '../read/in-release.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { recordAndShow } from './entity-answer.ts'
import { raise } from './on-resource.ts'
import { overwriteInRelease } from './release-entities.ts'

type File = Readonly<Record<string, unknown>>

/**
 * PUT /assets/{id}/files/{locale}/process: what was uploaded becomes a file. Bytes are stored with the shop's own; a file that
 * was named by its address stays where it is. The client asks for all locales at one version, so that is not compared.
 */
export const processAsset =
  (deps: Deps): Operation =>
  async ({ params, baseUrl }) => {
    const name = { kind: 'Asset', id: params['id'] ?? '' } as const
    const locale = params['locale'] ?? ''
    const processed = await process(deps, fileIn(await getResource<EntityBody>(deps.database, name), locale), baseUrl)
    return inWrite(deps, async (inside) => {
      const resource = await getResource<EntityBody>(inside.database, name)
      await recordAndShow(inside, 'save', await raise({ inside, resource }, { body: withFile(resource.body, locale, processed) }))
      return noContent
    })
  }

/** PUT /releases/{release}/assets/{id}/files/{locale}/process. */
export const processInRelease =
  (deps: Deps): Operation =>
  async ({ params, baseUrl }) => {
    const { id = '', locale = '', release = '' } = params
    const own = async (inside: Deps) => {
      const found = await findOwn(inside, 'Asset', release, id)
      if (found === undefined) throw notFound('Asset', id)
      return found
    }
    const processed = await process(deps, fileIn(await own(deps), locale), baseUrl)
    return inWrite(deps, async (inside) => {
      const { body } = await own(inside)
      await overwriteInRelease(inside, 'Asset', release, id, withFile(body, locale, processed))
      return noContent
    })
  }

/** The body with every file of it processed: of an asset that has just been made. `origin`: see `process`. */
export const withProcessedFiles = async (deps: Deps, body: EntityBody, origin: string): Promise<EntityBody> => {
  const files = Object.entries(body.fields['file'] ?? {})
  const processed = await Promise.all(
    files.map(async ([locale, file]) => [locale, isRecord(file) ? await process(deps, file, origin) : file] as const),
  )
  return { ...body, fields: { ...body.fields, file: Object.fromEntries(processed) } }
}

const fileIn = ({ id, body }: { readonly id: string; readonly body: EntityBody }, locale: string): File => {
  const file = body.fields['file']?.[locale]
  if (isRecord(file) && (typeof file['upload'] === 'string' || isLink(file['uploadFrom']))) return file
  throw notFound('Asset', id)
}

const withFile = (body: EntityBody, locale: string, file: File): EntityBody => ({
  ...body,
  fields: { ...body.fields, file: { ...body.fields['file'], [locale]: file } },
})

/** `baseUrl` is where the shop was asked: an address below it becomes a path of the shop's own. */
const process = async (deps: Deps, { upload, uploadFrom, ...file }: File, baseUrl: string): Promise<File> => {
  if (isLink(uploadFrom)) return { ...file, ...(await settled(deps, uploadFrom.sys.id, String(file['fileName'] ?? 'file'))) }
  const address = String(upload)
  const own = [deps.runtime.config.origin, originOf(baseUrl)]
  const url = own.includes(originOf(address)) ? new URL(address).pathname : address
  return { ...file, url, details: isRecord(file['details']) ? file['details'] : await measureAddress(deps, url) }
}

const settled = async ({ database, files }: Deps, uploadId: string, fileName: string) => {
  await getResource(database, { kind: 'Upload', id: uploadId })
  return { url: await files.settle(uploadId, fileName), details: await measureFile(files.pathOf(uploadId)) }
}

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined)

/** What the API answers about a file: bytes, and for pictures pixels. */
interface FileDetails {
  readonly size: number
  readonly image?: { readonly width: number; readonly height: number }
}

const FETCH_TIMEOUT_MS = 5_000
const MAX_BYTES = 50_000_000

/** Looks at the file at `address`. One that cannot be read has size 0: its address may only be reachable for browsers. */
const measureAddress = async ({ runtime, fetchForeign }: Deps, address: string): Promise<FileDetails> => {
  try {
    const response = await fetchForeign(new URL(address, runtime.config.origin), { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) throw new Error(`status ${response.status}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    return await measure(bytes, bytes.byteLength)
  } catch (error) {
    runtime.log.warn({ address, error: error instanceof Error ? error.message : String(error) }, 'an uploaded file could not be read')
    return { size: 0 }
  }
}

/** Looks at a file on this machine. */
const measureFile = async (path: string): Promise<FileDetails> => measure(path, (await stat(path)).size)

const measure = async (input: Buffer | string, size: number): Promise<FileDetails> => {
  // Not every file is a picture; sharp says so by refusing it.
  const picture = await sharp(input)
    .metadata()
    .catch(() => undefined)
  return picture === undefined ? { size } : { size, image: { width: picture.width, height: picture.height } }
}
