import type { FastifyBaseLogger } from 'fastify'
import type { AnnounceStock } from './catalogue/stock-changes.ts'
import type { Database } from './database/database.ts'
import type { ServerConfig } from './config.ts'
import type { MerchantStore } from './commerce/merchant/merchant-store.ts'
import type { Turns } from './lib/turns.ts'
import type { PurgeCaches } from './operations/cdn/purge-jobs.ts'
import type { Counts } from './operations/counts.ts'
import type { Maintenance } from './operations/create-maintenance.ts'
import type { ReportFailure } from './operations/errors/report-failure.ts'
import type { SiteConfig } from '../src/site/site-config.ts'

/** Time, injected so that tests and `/_test/clock` can move it. Epoch milliseconds. */
export interface Clock {
  readonly now: () => number
}

/** Random ids, injected so that tests can choose them. */
export interface Ids {
  /** RFC 9562 UUID. */
  readonly uuid: () => string
  /** `length` characters of [A-Za-z0-9]. */
  readonly token: (length: number) => string
}

/** A mail or SMS of the shop; outside production readable at `/_mailbox`. */
export interface Message {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
}

/** Puts a message into the outbox, in the transaction given, so that it is sent if and only if that commits. */
export interface Mailbox {
  readonly send: (message: Message, transaction?: Database) => Promise<void>
}

/** What every part of the server is built from. Tests build the same with a clock and ids of their own. */
export interface Runtime {
  readonly config: ServerConfig
  readonly sites: readonly SiteConfig[]
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly mailbox: Mailbox
  readonly announceStock: AnnounceStock
  readonly purgeCaches: PurgeCaches
  /** Runs a transaction that locks stock, a few at once: whoever buys what everybody buys waits for a turn, not with a connection in hand. */
  readonly stockTurns: Turns
  readonly maintenance: Maintenance
  /** Vouchers, shipping offers, campaigns and whatever else merchants decide. */
  readonly merchant: Pick<MerchantStore, 'current'>
  /** What is counted for `/metrics`. */
  readonly counts: Counts
  readonly log: FastifyBaseLogger
  /** For what fails where no request is answered with it. */
  readonly reportFailure: ReportFailure
  /** `fetch` whose requests to this process's own origin are answered in process, without a socket. */
  readonly fetch: typeof fetch
}
