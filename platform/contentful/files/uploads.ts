import { Readable } from 'node:stream'
import { created, noContent, ok, type Operation } from '../call.ts'
import { badRequest, ContentfulError } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { managedSys } from '../render/managed-sys.ts'
import { instant } from '../render/scope-sys.ts'
import { onResource } from '../management/on-resource.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource } from '../storage/resource.ts'
import { removeResource } from '../storage/update-resource.ts'
import { MAX_UPLOAD_BYTES } from './limited-stream.ts'

/** Bytes that wait to become the file of an asset. */
export interface UploadBody {
  readonly size: number
}

/** The vendor keeps an upload for a day. */
const LIFETIME_MS = 24 * 60 * 60 * 1000

/** POST /uploads with the bytes as body. */
export const createUpload =
  (deps: Deps): Operation =>
  async (call) => {
    if (!(call.body instanceof Readable)) throw badRequest('The body of an upload is the file, as application/octet-stream.')
    const id = deps.runtime.ids.token(22)
    const size = await deps.files.store(id, call.body)
    if (size > MAX_UPLOAD_BYTES) await refuseTooLarge(deps, id)
    return inWrite(deps, async (inside) => {
      await removeExpired(inside)
      return created(
        show(inside, await insertResource<UploadBody>(inside.database, { kind: 'Upload', id, body: { size }, now: inside.now() })),
      )
    })
  }

const refuseTooLarge = async (deps: Deps, id: string): Promise<never> => {
  await deps.files.remove(id)
  throw new ContentfulError(413, 'PayloadTooLarge', `An upload has at most ${MAX_UPLOAD_BYTES} bytes.`)
}

/** GET /uploads/{id}. */
export const getUpload =
  (deps: Deps): Operation =>
  async ({ params }) =>
    ok(show(deps, await getResource<UploadBody>(deps.database, { kind: 'Upload', id: params['id'] ?? '' })))

/** DELETE /uploads/{id}; assets made of it keep their file. */
export const deleteUpload = onResource<UploadBody>({ kind: 'Upload', version: 'never' }, async ({ inside, resource }) => {
  await remove(inside, resource)
  return noContent
})

const removeExpired = async (deps: Deps): Promise<void> => {
  const uploads = await listResources<UploadBody>(deps.database, { kind: 'Upload' })
  for (const upload of uploads.filter(({ createdAt }) => createdAt + LIFETIME_MS <= deps.now())) await remove(deps, upload)
}

const remove = async ({ database, files }: Deps, upload: Resource<UploadBody>): Promise<void> => {
  await removeResource(database, upload)
  await files.remove(upload.id)
}

const show = (deps: Deps, resource: Resource<UploadBody>) => {
  const { version: _version, ...sys } = managedSys(deps, resource)
  return { sys: { ...sys, expiresAt: instant(resource.createdAt + LIFETIME_MS) } }
}
