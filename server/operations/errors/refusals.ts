import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Counts } from '../counts.ts'

const refusals = new WeakMap<FastifyRequest, string>()

/** Notes what a request is refused for, by the code of the answer: sold out, a voucher that has expired, a field that is missing. */
export const noteRefusal = (request: FastifyRequest, code: string): void => void refusals.set(request, code)

/** Counts refusals by route and code: what a shopper can mend is a number, and no report. */
export const countRefusals = (app: FastifyInstance, counts: Pick<Counts, 'refusals'>): void => {
  app.addHook('onResponse', async (request) => {
    const code = refusals.get(request)
    if (code !== undefined) counts.refusals.inc({ route: request.routeOptions.url ?? 'none', code })
  })
}
