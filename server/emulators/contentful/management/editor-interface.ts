import { z } from 'zod'
import { ok, type Operation } from '../call.ts'
import { linkTo } from '../model.ts'
import type { Needs } from '../needs.ts'
import { simpleDocument } from '../render/simple-document.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { requireVersion } from '../storage/require-version.ts'
import type { Resource } from '../storage/resource.ts'
import { updateResource } from '../storage/update-resource.ts'
import { parseBody } from './parse-body.ts'

const editorInterface = z.looseObject({ controls: z.array(z.looseObject({ fieldId: z.string() })).default([]) })

/** GET /content_types/{id}/editor_interface: there from the first activation on. */
export const getEditorInterface =
  (needs: Needs): Operation =>
  async ({ params }) =>
    ok(show(needs, await getResource<object>(needs.database, { kind: 'EditorInterface', id: params['id'] ?? '' })))

/** PUT of the same. */
export const putEditorInterface =
  (needs: Needs): Operation =>
  (call) =>
    inWrite(needs, async (inside) => {
      const resource = await getResource<object>(inside.database, { kind: 'EditorInterface', id: call.params['id'] ?? '' })
      requireVersion(resource, call)
      const { sys: _sys, ...body } = parseBody(editorInterface, call.body)
      return ok(
        show(
          inside,
          await updateResource<object>(inside.database, resource, { body, version: resource.version + 1, updatedAt: inside.now() }),
        ),
      )
    })

/** The vendor gives every editor interface the id `default` and says apart whose it is. */
const show = (needs: Needs, resource: Resource<object>) => {
  const document = simpleDocument(needs, resource)
  return { ...document, sys: { ...document.sys, id: 'default', contentType: linkTo('ContentType', resource.id) } }
}
