import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import type { Needs } from '../needs.ts'
import type { Lens } from './entity-view.ts'
import { loadLocales, requireLocale } from './load-locales.ts'
import { loadViews } from './load-views.ts'

/** GET /entries/{id} and /assets/{id}: the entity alone, in the locale asked for. */
export const getEntity =
  (kind: 'Entry' | 'Asset') =>
  (needs: Needs): Operation =>
  async ({ api, query, params }) => {
    const id = params['id'] ?? ''
    const locales = await loadLocales(needs)
    const lens: Lens = { needs, api, locales, locale: requireLocale(locales, query['locale']) }
    const [view] = await loadViews(lens, { kind, ids: [id] })
    if (view === undefined) throw notFound(kind, id)
    return ok(view.document)
  }
