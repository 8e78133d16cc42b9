import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { freePort } from '../../scripts/free-port.mjs'
import { signContentfulRequest } from '../../server/lib/contentful-signature.ts'
import { speakToApp } from './speak-to-app.ts'
import { secretOf } from '../../server/lib/secret.ts'

interface Options {
  /** Where the app is: the composer of a shop. */
  readonly appUrl: () => string
  readonly appId: string
  readonly secret: string
  readonly space: string
  readonly environment: string
}

/** A web app of the CMS on an origin of its own, as far as an app in its frame can tell. */
export interface ContentfulHost {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Begins to listen. Its page takes the user, the location and the path of the app from its address. */
export const startContentfulHost = async (options: Options): Promise<ContentfulHost> => {
  const port = await freePort()
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') return response.end(JSON.stringify(sign(JSON.parse(await bodyOf(request)), options)))
    return response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(options))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://cms.localhost:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const bodyOf = async (request: IncomingMessage): Promise<string> => (await request.toArray()).join('')

interface Asked {
  readonly user: string
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What `appSignedRequest.create` of the management API answers. */
const sign = ({ user, method, path, headers = {}, body = '' }: Asked, { secret, space, environment }: Options) => {
  const context = { 'x-contentful-space-id': space, 'x-contentful-environment-id': environment, 'x-contentful-user-id': user }
  const proof = signContentfulRequest({ secret: secretOf(secret), request: { method, path, headers: { ...headers, ...context }, body } })
  return { sys: { type: 'AppSignedRequest' }, additionalHeaders: { ...context, ...proof } }
}

const pageOf = ({ appUrl, appId, space, environment }: Options): string => `<!doctype html>
<html lang="en"><title>CMS</title>
<style>html,body,iframe{block-size:100%;inline-size:100%;margin:0;border:0}</style>
<iframe id="app" title="App"></iframe>
<script>(${speakToApp.toString()})(${JSON.stringify({ appUrl: appUrl(), appId, space, environment })})</script>
</html>`
