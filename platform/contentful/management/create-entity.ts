import { created, type Answer, type Call, type Operation } from '../call.ts'
import { ContentfulError } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { readEntityBody } from './entity-body.ts'
import { recordAndShow } from './entity-answer.ts'
import { requireId } from './require-id.ts'
import { defined } from '../../../src/lib/defined.ts'

const ID_LENGTH = 22

/** POST /entries and /assets: a draft under an id of the platform's choosing. */
export const createEntity =
  (kind: 'Entry' | 'Asset') =>
  (deps: Deps): Operation =>
  (call) =>
    inWrite(deps, (inside) => insertEntity(inside, { kind, id: deps.runtime.ids.token(ID_LENGTH), call }))

/** Writes a new draft at version 1. */
export const insertEntity = async (
  deps: Deps,
  { kind, id, call }: { readonly kind: 'Entry' | 'Asset'; readonly id: string; readonly call: Call },
): Promise<Answer> => {
  const parentId = kind === 'Entry' ? await activeContentType(deps, call) : undefined
  const body = await readEntityBody(deps, { kind, parentId: parentId ?? null }, call.body)
  const resource = await insertResource(deps.database, {
    kind,
    id: requireId(id),
    body,
    now: deps.now(),
    ...defined({ parentId }),
  })
  return created(await recordAndShow(deps, 'create', resource))
}

/** The content type a new entry names in its header; refuses one that is not active. */
export const activeContentType = async ({ settings }: Deps, { headers }: Call): Promise<string> => {
  const id = String(headers['x-contentful-content-type'] ?? '')
  const type = (await settings()).contentTypes.get(id)
  if (type === undefined || type.publishedVersion === null) {
    throw new ContentfulError(422, 'UnknownContentType', `The content type "${id}" does not exist or is not activated.`)
  }
  return id
}
