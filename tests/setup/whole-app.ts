import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { buildApp, type VitrineApp } from '../../server/app.ts'
import { createClock, type AdjustableClock } from '../../server/clock.ts'
import { readConfig } from '../../server/config.ts'
import type { DatabaseHandle } from '../../server/database/database.ts'
import { seedMerchantDocuments } from '../../demo/merchant/seed-merchant-documents.ts'
import { loadExtensions } from '../../server/load-extensions.ts'
import { createReadiness } from '../../server/operations/readiness.ts'
import type { loadShop } from '../../server/storefront/load-shop.ts'
import type { RenderRequest } from '../../src/pipeline/render-deps.ts'
import { openTestDatabase } from './database.ts'
import { createTestShop } from './shop.tsx'

// The shop's pages come from sources in memory: everything around them is the program itself.
vi.mock('../../server/storefront/load-shop.ts', () => ({
  CLIENT_DIRECTORY: '',
  startVite: async () => undefined,
  loadShop: async ({ deps }: Pick<Parameters<typeof loadShop>[0], 'deps'>) => ({
    render: ({ url, ...request }: RenderRequest) =>
      createTestShop({ termsOf: deps.termsOf, shippingOf: deps.shippingOf }).get(url.href, request),
    clientDirectory: '',
  }),
}))

/** Lines of the program's log, of all its apps of a test file. */
const logged: string[] = vi.hoisted(() => [])
vi.mock('../../server/operations/logger-options.ts', async (original) => {
  const { loggerOptions } = await original<typeof import('../../server/operations/logger-options.ts')>()
  return {
    loggerOptions: (config: Parameters<typeof loggerOptions>[0]) => {
      const options = loggerOptions(config)
      return { ...(typeof options === 'object' ? options : {}), stream: { write: (line: string) => void logged.push(line) } }
    },
  }
})

/** An answer read to its end. */
export interface RawAnswer {
  readonly status: number
  readonly type: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A request exactly as written: nothing in between tidies its path. */
export interface RawRequest {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** The whole program on a database of its own, listening on a port of its own. */
export interface WholeApp extends VitrineApp {
  readonly clock: AdjustableClock
  /** What the program wrote into its log since this was called last; nothing unless LOG_LEVEL is set. */
  readonly takeLog: () => string
  readonly send: (request: RawRequest) => Promise<RawAnswer>
  /** A fingerprint of everything that shoppers and the payment provider have written down. */
  readonly fingerprints: () => Promise<Readonly<Record<string, string>>>
  readonly close: () => Promise<void>
}

const CHANGING_TABLES = [
  'carts',
  'cart_lines',
  'orders',
  'payment_attempts',
  'checkout_submits',
  'stock',
  'saved_addresses',
  'subscriptions',
  'psp_payments',
  'psp_stored_methods',
  'messages',
] as const

interface Options {
  readonly isDevelopment?: boolean
  /** A migrated database with what is in it; an empty one unless given. */
  readonly database?: DatabaseHandle
  /** The instant at which it starts; now unless given. */
  readonly now?: number
}

export const createWholeApp = async (
  variables: NodeJS.ProcessEnv = {},
  { isDevelopment = true, database, now }: Options = {},
): Promise<WholeApp> => {
  const handle = database ?? (await openTestDatabase())
  const clock = createClock(now)
  const config = readConfig({ APP_ENV: 'test', LOG_LEVEL: 'silent', ...variables })
  const vitrine = await buildApp({
    config,
    extensions: await loadExtensions(config),
    handle,
    clock,
    readiness: createReadiness([]),
    buildId: 'test',
    isDevelopment,
  })
  if (database === undefined) await seedMerchantDocuments(vitrine)
  await vitrine.app.listen({ port: 0, host: '127.0.0.1' })
  // `listen` on a host and port gives an AddressInfo; text is for pipes.
  const { port } = vitrine.app.server.address() as AddressInfo
  return {
    ...vitrine,
    clock,
    takeLog: () => logged.splice(0).join(''),
    send: (request) => send(port, request),
    fingerprints: async () => {
      const written: Record<string, string> = {}
      for (const table of CHANGING_TABLES) {
        const { rows } = (await handle.database.execute(
          sql.raw(`select count(*) || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as mark from ${table} t`),
        )) as unknown as { readonly rows: readonly { readonly mark: string }[] }
        written[table] = rows[0]?.mark ?? ''
      }
      return written
    },
    close: async () => {
      await vitrine.app.close()
      await handle.close()
    },
  }
}

const send = (port: number, { method = 'GET', path, headers = {}, body }: RawRequest): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method, path, headers: { host: 'localhost:3000', ...headers } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
        }),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
