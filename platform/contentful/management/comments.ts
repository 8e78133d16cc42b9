import { created, noContent, ok, type Call, type Operation } from '../call.ts'
import { validationFailed } from '../errors.ts'
import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import { listing } from '../read/listing.ts'
import { managedSys } from '../render/managed-sys.ts'
import { getResource } from '../storage/find-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import type { Resource } from '../storage/resource.ts'
import { removeResource } from '../storage/update-resource.ts'
import { recordEvent } from '../webhooks/record-event.ts'
import { addBelow, getBelow } from './below-entity.ts'
import { inFormat, isRichText, readComment, type CommentBody } from './comment-body.ts'
import { onResource, raise } from './on-resource.ts'
import { parentKey } from './parent-key.ts'
import { defined } from '../../../src/lib/defined.ts'

type Owner = 'Entry' | 'ContentType'

const ownerOf = (kind: Owner, { params }: Call) => ({ kind, id: params['owner'] ?? '' })
const target = (kind: Owner) => ({ kind: 'Comment', version: 'always', parentOf: (call: Call) => parentKey(ownerOf(kind, call)) }) as const

/** GET /{entries,content_types}/{owner}/comments, in the form of body asked for. */
export const listComments =
  (kind: Owner) =>
  (deps: Deps): Operation =>
  (call) =>
    listing<CommentBody>({
      kind: 'Comment',
      show: (inside, resource) => show(inside, resource, isRichText(call)),
      roots: ['sys', 'status'],
      parentOf: async ({ database }) => parentKey(await getResource(database, ownerOf(kind, call))),
    })(deps)(call)

/** GET of a comment. */
export const getComment =
  (kind: Owner) =>
  (deps: Deps): Operation =>
  async (call) => {
    const name = { kind: 'Comment', id: call.params['id'] ?? '', parentId: parentKey(ownerOf(kind, call)) } as const
    return ok(show(deps, await getBelow<CommentBody>(deps, name), isRichText(call)))
  }

/** POST /{entries,content_types}/{owner}/comments: a comment, or an answer to one that is itself no answer. */
export const createComment =
  (kind: Owner) =>
  (deps: Deps): Operation =>
  async (call) => {
    const owner = ownerOf(kind, call)
    const document = await addBelow(deps, { kind: 'Comment', owner }, async (inside, insert) => {
      const parentCommentId = header(call, 'x-contentful-parent-id')
      if (parentCommentId !== undefined) await requireFirst(inside, parentCommentId, parentKey(owner))
      const reference = header(call, 'x-contentful-parent-entity-reference')
      const body: CommentBody = {
        ...readComment(call),
        ...defined({ parentCommentId }),
        ...(reference === undefined ? {} : { reference: requireReference(reference) }),
      }
      return notify(inside, 'create', await insert(body), call)
    })
    return created(document)
  }

/** PUT of a comment: other words, or resolved. */
export const putComment = (kind: Owner) =>
  onResource<CommentBody>(target(kind), async ({ inside, resource, call }) =>
    ok(await notify(inside, 'save', await raise({ inside, resource }, { body: { ...resource.body, ...readComment(call) } }), call)),
  )

/** DELETE of a comment, with the answers to it. */
export const deleteComment = (kind: Owner) =>
  onResource<CommentBody>(target(kind), async ({ inside, resource, call }) => {
    const all = await listResources<CommentBody>(inside.database, { kind: 'Comment', parentIds: [resource.parentId ?? ''] })
    for (const comment of all.filter(({ id, body }) => id === resource.id || body.parentCommentId === resource.id)) {
      await removeResource(inside.database, comment)
      await notify(inside, 'delete', comment, call)
    }
    return noContent
  })

const header = ({ headers }: Call, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Answers are one level deep. */
const requireFirst = async (deps: Deps, id: string, parentId: string): Promise<void> => {
  const { body } = await getBelow<CommentBody>(deps, { kind: 'Comment', id, parentId })
  if (body.parentCommentId === undefined) return
  throw validationFailed([{ name: 'notResolvable', path: ['sys', 'parent'], value: id, details: 'An answer cannot be answered.' }])
}

const REFERENCE = /^fields\.[A-Za-z][A-Za-z0-9_]*\.[A-Za-z0-9-]+$/

const requireReference = (reference: string): string => {
  if (REFERENCE.test(reference)) return reference
  throw validationFailed([{ name: 'regexp', path: ['sys', 'parentEntity', 'ref'], value: reference, details: 'fields.<field>.<locale>' }])
}

const notify = async (deps: Deps, action: 'create' | 'save' | 'delete', resource: Resource<CommentBody>, call: Call) => {
  const document = show(deps, resource, isRichText(call))
  await recordEvent(deps, { action, resource, payload: document })
  return document
}

const show = (deps: Deps, resource: Resource<CommentBody>, wantsRichText: boolean) => {
  const { body, status, parentCommentId, reference } = resource.body
  const [linkType = '', id = ''] = (resource.parentId ?? '').split(':')
  const { sys } = linkTo(linkType, id)
  return {
    sys: {
      ...managedSys(deps, resource),
      parentEntity: { sys: { ...sys, ...defined({ ref: reference }) } },
      parent: parentCommentId === undefined ? null : linkTo('Comment', parentCommentId),
    },
    body: inFormat(body, wantsRichText),
    status,
  }
}
