import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import { linkTo } from '../model.ts'
import type { Needs } from '../needs.ts'
import { arrayOf } from '../render/array.ts'
import { loadLocales } from './load-locales.ts'

/** GET /spaces/{id}. Readers get the locales with it, as the vendor's own delivery API gives them. */
export const getSpace =
  (needs: Needs): Operation =>
  async ({ api }) => {
    const space = { name: 'Vitrine', sys: { type: 'Space', id: needs.spaceId, version: 1 } }
    return ok(api === 'management' ? space : { ...space, locales: await loadLocales(needs) })
  }

/** GET /spaces: the one there is. */
export const listSpaces =
  (needs: Needs): Operation =>
  async (call) =>
    ok(arrayOf([(await getSpace(needs)(call)).body]))

/** GET /spaces/{id}/environments/{id}. */
export const getEnvironment =
  (needs: Needs): Operation =>
  async ({ params }) => {
    const id = params['id'] ?? needs.environmentId
    if (id !== needs.environmentId) throw notFound('Environment', id)
    return ok(environment(needs))
  }

/** GET /spaces/{id}/environments. */
export const listEnvironments =
  (needs: Needs): Operation =>
  async () =>
    ok(arrayOf([environment(needs)]))

const environment = ({ spaceId, environmentId }: Needs) => ({
  name: environmentId,
  sys: {
    type: 'Environment',
    id: environmentId,
    version: 1,
    space: linkTo('Space', spaceId),
    status: linkTo('Status', 'ready'),
  },
})
