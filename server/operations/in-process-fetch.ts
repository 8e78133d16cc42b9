import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'

/** Remote address of such requests. No socket has such an address, so a request from outside cannot claim it. */
const IN_PROCESS = 'in-process'

/** The timeout of a call that sets no shorter one: as long as a payment may take. A vendor that never answers must not block its caller. */
const LONGEST_MS = 30_000

/**
 * `fetch` that answers requests to this process's own origin in process: the storefront calls the embedded platform
 * through its real wire without the cost of a socket. Requests to other origins go through the network as usual. Those to itself
 * wait until every part of the program that is registered has loaded.
 */
export const createInProcessFetch =
  (app: () => FastifyInstance, origin: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin !== origin)
      return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(LONGEST_MS)]) })
    const answer = await app().inject(await toInjection(request, origin))
    const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304
    return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: toHeaders(answer.headers),
    })
  }

/** Whether this process sent the request to itself: gates and maintenance do not apply to those. */
export const isInProcess = ({ raw }: FastifyRequest): boolean => raw.socket.remoteAddress === IN_PROCESS

const toInjection = async (request: Request, origin: string): Promise<InjectOptions> => {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return {
    // Fastify takes the method as a closed union; what a Request holds is already upper case.
    method: request.method as 'GET',
    url: request.url.slice(origin.length),
    remoteAddress: IN_PROCESS,
    headers: { host: new URL(origin).host, ...Object.fromEntries(request.headers) },
    ...(hasBody ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
  }
}

const toHeaders = (headers: Readonly<Record<string, unknown>>): Headers => {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) result.append(name, String(one))
  }
  return result
}
