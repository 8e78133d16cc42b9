import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import type { Needs } from '../needs.ts'
import type { EntitySource } from './entity-source.ts'
import type { Lens } from './entity-view.ts'
import { loadLocales, requireLocale } from './load-locales.ts'
import { loadViews } from './load-views.ts'

/** GET /entries/{id} and /assets/{id}: the entity alone, in the locale asked for. */
export const getEntity =
  (kind: 'Entry' | 'Asset', sourceOf: EntitySource = async ({ query }) => ({ query })) =>
  (needs: Needs): Operation =>
  async (call) => {
    const id = call.params['id'] ?? ''
    const { query, load } = await sourceOf(call, needs)
    const locales = await loadLocales(needs)
    const from = load === undefined ? {} : { load }
    const lens: Lens = { needs, api: call.api, locales, locale: requireLocale(locales, query['locale']), ...from }
    const [view] = await loadViews(lens, { kind, ids: [id] })
    if (view === undefined) throw notFound(kind, id)
    return ok(view.document)
  }
