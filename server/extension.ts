import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Report } from '../src/lib/report.ts'
import type { IndexOnly } from './catalogue/indexing/index-catalogue.ts'
import type { AdjustableClock } from './clock.ts'
import type { AddressServices } from './commerce/address-services.ts'
import type { ReadyPictures } from './images/ready-pictures.ts'
import type { Say } from './operations/progress.ts'
import type { Runtime } from './runtime.ts'

/**
 * What is added to the production program from outside: a vendor's stand-in, a developer's tool, the demo. Every member
 * is optional; the program works without any extension.
 */
export interface Extension extends Partial<AddressServices> {
  /** Registers hooks and routes ahead of the shop's own. */
  readonly register?: (program: Program) => Promise<void>
  /** Steps of the start that fill the catalogue before products are indexed, in this order. */
  readonly catalogueSteps?: readonly StartStep[]
  /** Fills the CMS at start, before pages are published. */
  readonly prepareContent?: (runtime: Runtime, say: Say) => Promise<void>
  readonly indexOnly?: IndexOnly
  readonly readyPictures?: ReadyPictures
}

/** The program while it is put together. */
export interface Program {
  readonly app: FastifyInstance
  readonly runtime: Runtime & { readonly clock: AdjustableClock }
  readonly buildId: string
  /** In development only. */
  readonly vite?: ViteDevServer
  /** Calls back with everything that is reported while pages are made. */
  readonly listenToReports: (listener: (report: Report) => void) => void
}

/** A line of the start's output, and the work behind it. */
export interface StartStep {
  readonly title: string
  readonly run: (runtime: Runtime, say: Say) => Promise<unknown>
}
