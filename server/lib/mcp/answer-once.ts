import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'

/** A server of the Model Context Protocol, as its library makes them. */
interface McpLike {
  readonly connect: (transport: Transport) => Promise<void>
  readonly close: () => Promise<void>
}

/** Answers one request by a server that lives as long: nothing is kept between requests, so any process of the shop answers any of them. */
export const answerOnce = async (server: McpLike, request: Request, parsedBody: unknown): Promise<Response> => {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody })
  } finally {
    await server.close()
  }
}
