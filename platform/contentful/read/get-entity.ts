import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import type { Deps } from '../deps.ts'
import type { EntitySource } from './entity-source.ts'
import type { Lens } from './entity-view.ts'
import { loadLocales, requireLocale } from './load-locales.ts'
import { loadViews } from './load-views.ts'

/** GET /entries/{id} and /assets/{id}: the entity alone, in the locale asked for. */
export const getEntity =
  (kind: 'Entry' | 'Asset', sourceOf: EntitySource = async ({ query }) => ({ query })) =>
  (deps: Deps): Operation =>
  async (call) => {
    const id = call.params['id'] ?? ''
    const { query, load } = await sourceOf(call, deps)
    const locales = await loadLocales(deps)
    const from = load === undefined ? {} : { load }
    const lens: Lens = { deps, api: call.api, locales, locale: requireLocale(locales, query['locale']), ...from }
    const [view] = await loadViews(lens, { kind, ids: [id] })
    if (view === undefined) throw notFound(kind, id)
    return ok(view.document)
  }
