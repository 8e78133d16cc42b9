import type { EntityBody } from '../model.ts'
import { listResources, type ResourceFilter } from '../storage/list-resources.ts'
import { entityView, type EntityView, type Lens } from './entity-view.ts'
import type { LoadEntities } from './entity-source.ts'
import { loadFields } from './load-fields.ts'

/** Entities of one kind through a lens: published ones for delivery, archived ones for managers only. */
export const loadViews = async (lens: Lens, filter: ResourceFilter): Promise<readonly EntityView[]> => {
  const { deps, api } = lens
  const load: LoadEntities = lens.load ?? ((requested) => listResources<EntityBody>(deps.database, requested))
  const resources = await load({ ...filter, isPublished: api === 'delivery' })
  const shown = api === 'management' ? resources : resources.filter(({ archivedVersion }) => archivedVersion === null)
  const fieldsOf = await loadFields(deps, api)
  return shown.map((resource) => entityView(lens, fieldsOf, resource))
}
