import type { EntityBody } from '../model.ts'
import type { Deps } from '../deps.ts'
import { loadLocales } from '../read/load-locales.ts'
import type { EntityDocument } from '../render/document.ts'
import { entityDocument } from '../render/entity-document.ts'
import type { Resource } from '../storage/resource.ts'
import { recordEvent, type Action } from '../webhooks/record-event.ts'

/** The entity as managers see it after an action, which is noted for sync readers and webhooks on the way. */
export const recordAndShow = async (deps: Deps, action: Action, resource: Resource<EntityBody>): Promise<EntityDocument> => {
  const document = entityDocument({ deps, api: 'management', resource, locales: await loadLocales(deps) })
  await recordEvent(deps, { action, resource, payload: isGone(action) ? deleted(deps, document, resource) : document })
  return document
}

const isGone = (action: Action): boolean => action === 'unpublish' || action === 'delete'

/** Receivers get no fields of what is not public any more. */
const deleted = (deps: Deps, { sys }: EntityDocument, { kind, publishedCounter }: Resource<EntityBody>) => ({
  sys: { ...sys, type: `Deleted${kind}`, revision: publishedCounter, deletedAt: new Date(deps.now()).toISOString() },
})
