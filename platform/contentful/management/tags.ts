import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { contentfulResources } from '../../../server/database/schema/contentful.ts'
import { created, noContent, ok, type Operation } from '../call.ts'
import { ContentfulError, notFound } from '../errors.ts'
import type { TagBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { listDocuments } from '../read/list-documents.ts'
import { managedSys } from '../render/managed-sys.ts'
import { findResource, getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { insertResource } from '../storage/insert-resource.ts'
import { listResources } from '../storage/list-resources.ts'
import { requireVersion, requireVersionIfSent } from '../storage/require-version.ts'
import type { Resource } from '../storage/resource.ts'
import { removeResource, updateResource } from '../storage/update-resource.ts'
import { parseBody } from './parse-body.ts'
import { requireId } from './require-id.ts'

const tag = z.object({
  name: z.string().min(1).max(256),
  sys: z.object({ visibility: z.enum(['public', 'private']).optional() }).optional(),
})

/** GET /tags: readers see public ones. */
export const listTags =
  (deps: Deps): Operation =>
  async (call) => {
    const tags = await listResources<TagBody>(deps.database, { kind: 'Tag' })
    return ok(
      listDocuments(
        tags.filter(({ body }) => call.api === 'management' || body.visibility === 'public').map((each) => show(deps, each)),
        call,
      ),
    )
  }

/** GET /tags/{id}. */
export const getTag =
  (deps: Deps): Operation =>
  async ({ api, params }) => {
    const found = await getResource<TagBody>(deps.database, { kind: 'Tag', id: params['id'] ?? '' })
    if (api !== 'management' && found.body.visibility === 'private') throw notFound('Tag', found.id)
    return ok(show(deps, found))
  }

/** PUT /tags/{id}: new at version 0 or none. Visibility is set once. */
export const putTag =
  (deps: Deps): Operation =>
  (call) =>
    inWrite(deps, async (inside) => {
      const id = requireId(call.params['id'])
      const { name, sys } = parseBody(tag, call.body)
      const existing = await findResource<TagBody>(inside.database, { kind: 'Tag', id })
      if (existing === undefined) {
        const visibility = (call.headers['x-contentful-tag-visibility'] ?? sys?.visibility) === 'public' ? 'public' : 'private'
        return created(
          show(inside, await insertResource<TagBody>(inside.database, { kind: 'Tag', id, body: { name, visibility }, now: inside.now() })),
        )
      }
      requireVersion(existing, call)
      const changes = { body: { ...existing.body, name }, version: existing.version + 1, updatedAt: inside.now() }
      return ok(show(inside, await updateResource(inside.database, existing, changes)))
    })

/** DELETE /tags/{id}, unless something carries it. */
export const deleteTag =
  (deps: Deps): Operation =>
  (call) =>
    inWrite(deps, async (inside) => {
      const existing = await getResource<TagBody>(inside.database, { kind: 'Tag', id: call.params['id'] ?? '' })
      requireVersionIfSent(existing, call)
      const carried = JSON.stringify({ metadata: { tags: [{ sys: { id: existing.id, linkType: 'Tag' } }] } })
      const [carrier] = await inside.database
        .select({ id: contentfulResources.id })
        .from(contentfulResources)
        .where(sql`${contentfulResources.body} @> ${carried}::jsonb`)
        .limit(1)
      if (carrier !== undefined) throw new ContentfulError(422, 'ActionPreconditionsFailed', 'The tag is still referenced.')
      await removeResource(inside.database, existing)
      return noContent
    })

const show = (deps: Deps, { body, ...resource }: Resource<TagBody>) => ({
  name: body.name,
  sys: { ...managedSys(deps, { ...resource, body }), visibility: body.visibility },
})
