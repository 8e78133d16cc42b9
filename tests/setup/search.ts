import { algoliasearch, type Algoliasearch } from 'algoliasearch'
import type { AddressInfo } from 'node:net'
import { algoliaEmulator } from '../../platform/algolia/algolia-emulator.ts'
import { createTestRuntime, type TestRuntime } from './runtime.ts'

/** A platform whose search listens on a real socket, and the vendor's own client for it. */
export interface TestSearch {
  readonly test: TestRuntime
  readonly baseUrl: string
  readonly client: Algoliasearch
  readonly clientWith: (apiKey: string) => Algoliasearch
}

export const createTestSearch = async (): Promise<TestSearch> => {
  const test = await createTestRuntime()
  await test.app.register(algoliaEmulator, { prefix: '/algolia', runtime: test.runtime })
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  // A listening TCP server's address is an AddressInfo.
  const { port } = test.app.server.address() as AddressInfo
  const clientWith = (apiKey: string): Algoliasearch =>
    algoliasearch('EMBEDDED', apiKey, { hosts: [{ url: `127.0.0.1:${port}/algolia`, protocol: 'http', accept: 'readWrite' }] })
  return { test, baseUrl: `http://127.0.0.1:${port}/algolia`, client: clientWith('write-key'), clientWith }
}
