import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import { arrayOf } from '../render/array.ts'
import { loadLocales } from './load-locales.ts'

/** GET /spaces/{id}. Readers get the locales with it, as the vendor's own delivery API gives them. */
export const getSpace =
  (deps: Deps): Operation =>
  async ({ api }) => {
    const space = { name: 'Vitrine', sys: { type: 'Space', id: deps.spaceId, version: 1 } }
    return ok(api === 'management' ? space : { ...space, locales: await loadLocales(deps) })
  }

/** GET /spaces: the one there is. */
export const listSpaces =
  (deps: Deps): Operation =>
  async (call) =>
    ok(arrayOf([(await getSpace(deps)(call)).body]))

/** GET /spaces/{id}/environments/{id}. */
export const getEnvironment =
  (deps: Deps): Operation =>
  async ({ params }) => {
    const id = params['id'] ?? deps.environmentId
    if (id !== deps.environmentId) throw notFound('Environment', id)
    return ok(environment(deps))
  }

/** GET /spaces/{id}/environments. */
export const listEnvironments =
  (deps: Deps): Operation =>
  async () =>
    ok(arrayOf([environment(deps)]))

const environment = ({ spaceId, environmentId }: Deps) => ({
  name: environmentId,
  sys: {
    type: 'Environment',
    id: environmentId,
    version: 1,
    space: linkTo('Space', spaceId),
    status: linkTo('Status', 'ready'),
  },
})
