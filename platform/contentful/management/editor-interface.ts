import { ok, type Operation } from '../call.ts'
import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import { listing } from '../read/listing.ts'
import { simpleDocument } from '../render/simple-document.ts'
import { getResource } from '../storage/find-resource.ts'
import type { Resource } from '../storage/resource.ts'
import { readEditorInterface, type EditorInterfaceBody } from './editor-interface-body.ts'
import { onResource, raise } from './on-resource.ts'

/** GET /content_types/{id}/editor_interface: there from the first activation on. */
export const getEditorInterface =
  (deps: Deps): Operation =>
  async ({ params }) =>
    ok(show(deps, await getResource<EditorInterfaceBody>(deps.database, { kind: 'EditorInterface', id: params['id'] ?? '' })))

/** GET /editor_interfaces: of all content types. */
export const listEditorInterfaces = listing<EditorInterfaceBody>({
  kind: 'EditorInterface',
  show: (deps, resource) => show(deps, resource),
})

/** PUT /content_types/{id}/editor_interface. */
export const putEditorInterface = onResource<EditorInterfaceBody>({ kind: 'EditorInterface', version: 'always' }, async (opening) =>
  ok(show(opening.inside, await raise(opening, { body: readEditorInterface(opening.call.body) }))),
)

/** The vendor gives every editor interface the id `default` and says apart whose it is. */
const show = (deps: Deps, resource: Resource<EditorInterfaceBody>) => {
  const document = simpleDocument(deps, resource)
  return { ...document, sys: { ...document.sys, id: 'default', contentType: linkTo('ContentType', resource.id) } }
}
