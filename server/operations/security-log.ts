import type { FastifyInstance } from 'fastify'

/** What somebody was refused for: no or a wrong password, key, signature or session; not allowed; too often. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 429])

/**
 * A line for every refusal, with the client's address, path and, as every line, the request's id: guesses and attacks are found by
 * `event: refused`. Of the address the path is logged only.
 */
export const logRefusals = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (!REFUSALS.has(statusCode)) return
    const { method, ip, url } = request
    request.log.warn({ event: 'refused', status: statusCode, address: ip, method, path: url.split('?', 1)[0] }, 'A request was refused')
  })
}
