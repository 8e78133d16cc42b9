import { createClient } from 'contentful'
import { createClient as createManagementClient } from 'contentful-management'
import { contentfulEmulator } from '../../platform/contentful/plugin.ts'
import { createTestRuntime, type TestRuntime } from '../setup/runtime.ts'

export const SPACE = 'vitrine'
export const ENVIRONMENT = 'master'

/** The emulator on a real port, and the vendor's own clients for it. */
export interface ContentfulServer extends TestRuntime {
  readonly port: number
  readonly delivery: ReturnType<typeof createClient>
  readonly preview: ReturnType<typeof createClient>
  readonly management: ReturnType<typeof managementClient>
}

export const startContentful = async (variables: NodeJS.ProcessEnv = {}): Promise<ContentfulServer> => {
  const test = await createTestRuntime(variables)
  await test.app.register(contentfulEmulator, { prefix: '/contentful', runtime: test.runtime })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const address = test.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const { port } = address
  const reader = (accessToken: string) =>
    createClient({
      space: SPACE,
      environment: ENVIRONMENT,
      accessToken,
      host: `localhost:${port}`,
      insecure: true,
      basePath: 'contentful',
      // What is refused is refused at once; the client would retry for twenty seconds.
      retryOnError: false,
    })
  return { ...test, port, delivery: reader('delivery-token'), preview: reader('preview-token'), management: managementClient(port) }
}

const managementClient = (port: number) =>
  createManagementClient(
    {
      accessToken: 'management-token',
      host: `localhost:${port}`,
      hostUpload: `localhost:${port}`,
      insecure: true,
      basePath: 'contentful',
      retryOnError: false,
    },
    { type: 'plain', defaults: { spaceId: SPACE, environmentId: ENVIRONMENT } },
  )
