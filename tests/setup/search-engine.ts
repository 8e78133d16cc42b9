import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import type { AddressInfo } from 'node:net'
import { searchEnginePlugin } from '../../server/search-engine/search-engine-extension.ts'
import { createTestRuntime, type TestRuntime } from './runtime.ts'
import { KEY, startTypesenseDouble, type TypesenseDouble } from './typesense-double.ts'

/** The wire in front of what listens where the engine would, on real sockets, and the wire's own client for it. */
export interface TestSearchEngine {
  readonly test: TestRuntime
  readonly double: TypesenseDouble
  readonly baseUrl: string
  readonly client: Algoliasearch
  readonly clientWith: (apiKey: string) => Algoliasearch
  readonly close: () => Promise<void>
}

export const createTestSearchEngine = async (): Promise<TestSearchEngine> => {
  const [test, double] = await Promise.all([createTestRuntime(), startTypesenseDouble()])
  await test.app.register(searchEnginePlugin, { prefix: '/algolia', runtime: test.runtime, address: { url: double.url, key: KEY } })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  // A listening TCP server's address is an AddressInfo.
  const { port } = test.app.server.address() as AddressInfo
  const clientWith = (apiKey: string): Algoliasearch =>
    algoliasearch('EMBEDDED', apiKey, { hosts: [{ url: `127.0.0.1:${port}/algolia`, protocol: 'http', accept: 'readWrite' }] })
  return {
    test,
    double,
    baseUrl: `http://127.0.0.1:${port}/algolia`,
    client: clientWith('write-key'),
    clientWith,
    close: async () => {
      await test.close()
      await double.close()
    },
  }
}
