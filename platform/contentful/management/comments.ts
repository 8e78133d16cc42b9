import { created, noContent, ok, type Call, type Operation } from '../call.ts'
import { validationFailed } from '../errors.ts'
import { linkTo } from '../model.ts'
import type { Needs } from '../needs.ts'
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

type Owner = 'Entry' | 'ContentType'

const ownerOf = (kind: Owner, { params }: Call) => ({ kind, id: params['owner'] ?? '' })
const target = (kind: Owner) => ({ kind: 'Comment', version: 'always', parentOf: (call: Call) => parentKey(ownerOf(kind, call)) }) as const

/** GET /{entries,content_types}/{owner}/comments, in the form of body asked for. */
export const listComments =
  (kind: Owner) =>
  (needs: Needs): Operation =>
  (call) =>
    listing<CommentBody>({
      kind: 'Comment',
      show: (inside, resource) => show(inside, resource, isRichText(call)),
      roots: ['sys', 'status'],
      parentOf: async ({ database }) => parentKey(await getResource(database, ownerOf(kind, call))),
    })(needs)(call)

/** GET of a comment. */
export const getComment =
  (kind: Owner) =>
  (needs: Needs): Operation =>
  async (call) => {
    const name = { kind: 'Comment', id: call.params['id'] ?? '', parentId: parentKey(ownerOf(kind, call)) } as const
    return ok(show(needs, await getBelow<CommentBody>(needs, name), isRichText(call)))
  }

/** POST /{entries,content_types}/{owner}/comments: a comment, or an answer to one that is itself no answer. */
export const createComment =
  (kind: Owner) =>
  (needs: Needs): Operation =>
  async (call) => {
    const owner = ownerOf(kind, call)
    const document = await addBelow(needs, { kind: 'Comment', owner }, async (inside, insert) => {
      const parentCommentId = header(call, 'x-contentful-parent-id')
      if (parentCommentId !== undefined) await requireFirst(inside, parentCommentId, parentKey(owner))
      const reference = header(call, 'x-contentful-parent-entity-reference')
      const body: CommentBody = {
        ...readComment(call),
        ...(parentCommentId === undefined ? {} : { parentCommentId }),
        ...(reference === undefined ? {} : { reference: requireReference(reference) }),
      }
      return tell(inside, 'create', await insert(body), call)
    })
    return created(document)
  }

/** PUT of a comment: other words, or resolved. */
export const putComment = (kind: Owner) =>
  onResource<CommentBody>(target(kind), async ({ inside, resource, call }) =>
    ok(await tell(inside, 'save', await raise({ inside, resource }, { body: { ...resource.body, ...readComment(call) } }), call)),
  )

/** DELETE of a comment, with the answers to it. */
export const deleteComment = (kind: Owner) =>
  onResource<CommentBody>(target(kind), async ({ inside, resource, call }) => {
    const all = await listResources<CommentBody>(inside.database, { kind: 'Comment', parentIds: [resource.parentId ?? ''] })
    for (const comment of all.filter(({ id, body }) => id === resource.id || body.parentCommentId === resource.id)) {
      await removeResource(inside.database, comment)
      await tell(inside, 'delete', comment, call)
    }
    return noContent
  })

const header = ({ headers }: Call, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Answers stand one level deep. */
const requireFirst = async (needs: Needs, id: string, parentId: string): Promise<void> => {
  const { body } = await getBelow<CommentBody>(needs, { kind: 'Comment', id, parentId })
  if (body.parentCommentId === undefined) return
  throw validationFailed([{ name: 'notResolvable', path: ['sys', 'parent'], value: id, details: 'An answer cannot be answered.' }])
}

const REFERENCE = /^fields\.[A-Za-z][A-Za-z0-9_]*\.[A-Za-z0-9-]+$/

const requireReference = (reference: string): string => {
  if (REFERENCE.test(reference)) return reference
  throw validationFailed([{ name: 'regexp', path: ['sys', 'parentEntity', 'ref'], value: reference, details: 'fields.<field>.<locale>' }])
}

const tell = async (needs: Needs, action: 'create' | 'save' | 'delete', resource: Resource<CommentBody>, call: Call) => {
  const document = show(needs, resource, isRichText(call))
  await recordEvent(needs, { action, resource, payload: document })
  return document
}

const show = (needs: Needs, resource: Resource<CommentBody>, wantsRichText: boolean) => {
  const { body, status, parentCommentId, reference } = resource.body
  const [linkType = '', id = ''] = (resource.parentId ?? '').split(':')
  const { sys } = linkTo(linkType, id)
  return {
    sys: {
      ...managedSys(needs, resource),
      parentEntity: { sys: { ...sys, ...(reference === undefined ? {} : { ref: reference }) } },
      parent: parentCommentId === undefined ? null : linkTo('Comment', parentCommentId),
    },
    body: inFormat(body, wantsRichText),
    status,
  }
}
