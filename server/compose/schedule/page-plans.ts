import type { ReleaseConflict } from '../../../schemas/api/compose-releases.ts'
import type { PlannedAction } from '../../../schemas/api/compose-planned.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { listReleases } from '../releases/list-releases.ts'
import type { ReleaseDeps } from '../releases/read-releases.ts'
import { plannedFor } from './plan-action.ts'

interface Deps extends ReleaseDeps {
  readonly sites: readonly SiteConfig[]
}

/** What is planned for a page, and what of it will not be as somebody may expect. */
export const readPagePlans = async (
  deps: Deps,
  pageId: string,
): Promise<{ readonly planned: readonly PlannedAction[]; readonly conflicts: readonly ReleaseConflict[] }> => {
  const planned = await plannedFor(deps, pageId)
  if (!planned.some(({ action, state }) => action === 'publish' && state === 'planned')) return { planned, conflicts: [] }
  const { releases } = await listReleases(deps)
  const own = releases.flatMap(({ pages, conflicts }) => (pages.some(({ id }) => id === pageId) ? conflicts : []))
  return { planned, conflicts: own.filter(({ page }) => page.id === pageId) }
}
