import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { COMPOSE_API } from '../../../schemas/api/compose.ts'
import type { ComposeDeps } from '../compose-deps.ts'
import { ids, parse, parseId } from '../requests.ts'
import type { ById } from '../route-tools.ts'
import { readFieldsBefore, readHistory } from './read-history.ts'

const moment = z.iso.datetime().transform((text) => Date.parse(text))
const historyQuery = z.object({ shared: ids, until: moment.optional() })
const beforeQuery = z.union([
  z.object({ shared: ids, edit: z.coerce.number().int().positive().max(2_147_483_647) }),
  z.object({ shared: ids, moment }),
])

/** What was done to a page by whom, and what it was like before. */
export const registerHistory = (app: FastifyInstance, { runtime: { database, clock } }: Pick<ComposeDeps, 'runtime'>): void => {
  app.get<ById>(`${COMPOSE_API}/pages/:id/history`, async ({ params, query }) => {
    const { shared, until = clock.now() } = parse(historyQuery, query, 'Ask with at most 200 ids of shared blocks, until a moment.')
    return readHistory(database, { pageId: parseId(params.id), shared }, until)
  })
  app.get<ById>(`${COMPOSE_API}/pages/:id/before`, async ({ params, query }) => {
    const { shared, ...point } = parse(beforeQuery, query, 'Say before which edit, or at which moment.')
    return readFieldsBefore(database, { pageId: parseId(params.id), shared }, point)
  })
}
