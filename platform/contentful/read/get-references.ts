import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { parseEntityQuery } from '../query/parse-entity-query.ts'
import { arrayOf } from '../render/array.ts'
import type { Lens } from './entity-view.ts'
import { loadLocales } from './load-locales.ts'
import { loadViews } from './load-views.ts'
import { resolveIncludes } from './resolve-includes.ts'

/** GET /entries/{id}/references: the entry with what it refers to, drafts and all. */
export const getReferences =
  (deps: Deps): Operation =>
  async ({ api, params, query }) => {
    const id = params['id'] ?? ''
    const lens: Lens = { deps, api, locales: await loadLocales(deps), locale: '*' }
    const views = await loadViews(lens, { kind: 'Entry', ids: [id] })
    if (views.length === 0) throw notFound('Entry', id)
    const { include } = parseEntityQuery({ include: query['include'] ?? '2' })
    return ok({ ...arrayOf(views.map(({ document }) => document)), ...(await resolveIncludes(lens, views, include)) })
  }
