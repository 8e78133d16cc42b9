import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What the protocol's library reads. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'last-event-id']

/** A request as the library of the Model Context Protocol takes it. Its body goes beside it, parsed. */
export const toWebRequest = ({ method, headers, protocol, host, url }: FastifyRequest): Request => {
  const sent = HEADERS.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return new Request(`${protocol}://${host}${url}`, { method, headers: Object.fromEntries(sent) })
}

export const sendWebResponse = async (reply: FastifyReply, response: Response): Promise<FastifyReply> =>
  reply
    .code(response.status)
    .headers(Object.fromEntries(response.headers))
    .send(Buffer.from(await response.arrayBuffer()))

/** Nothing is kept between requests: there is no stream to open and no session to end. */
export const refuseStreams = (app: FastifyInstance, url: string): void => {
  for (const method of ['GET', 'DELETE'] as const)
    app.route({ method, url, handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send() })
}
