import type { FastifyBaseLogger } from 'fastify'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { Database } from '../database/connect.ts'
import type { Clock } from '../runtime.ts'
import type { Cms } from './cms.ts'

/** What publishing works with: the CMS, where pages go, and the sites they are for. */
export interface PublishingDeps {
  readonly cms: Cms
  readonly database: Database
  readonly sites: readonly SiteConfig[]
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
