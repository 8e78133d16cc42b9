import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface Download {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  /** False where the connection broke before the answer's end. */
  readonly isWhole: boolean
}

interface Options {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Gives the download up after so many bytes. */
  readonly giveUpAfter?: number
}

/** Downloads over a real connection, as channels do. */
export const download = (
  app: FastifyInstance,
  path: string,
  { method = 'GET', headers = {}, giveUpAfter }: Options = {},
): Promise<Download> =>
  new Promise((resolve, reject) => {
    // `listen` on a host and port gives an AddressInfo; text is for pipes.
    const { port } = app.server.address() as AddressInfo
    const sent = request({ port, host: '127.0.0.1', method, path, headers: { host: 'localhost:3000', ...headers } }, (answer) => {
      const parts: Buffer[] = []
      let size = 0
      answer.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (giveUpAfter !== undefined && size >= giveUpAfter) sent.destroy()
      })
      answer.on('error', () => undefined)
      answer.on('close', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts), isWhole: answer.complete }),
      )
    })
    sent.on('error', (cause) => {
      if (giveUpAfter === undefined) reject(cause)
    })
    sent.end()
  })
