import type { FastifyRequest } from 'fastify'
import { isPreviewHost } from '../../../src/site/preview-mode.ts'
import { publicOriginOf } from '../../lib/link-origin.ts'
import type { Runtime } from '../../runtime.ts'

/** Where crawlers are to find the shop, whichever of its names they asked; without a slash at its end. */
export const originFor = ({ protocol, host }: FastifyRequest, { config }: Pick<Runtime, 'config'>): string =>
  publicOriginOf(config) ?? `${protocol}://${host}`

/** Whether crawlers may read anything here: not on staging, nor on a preview. */
export const isOpenToCrawlers = ({ hostname }: FastifyRequest, { config }: Pick<Runtime, 'config'>): boolean =>
  config.APP_ENV !== 'staging' && (config.isProduction || config.STAGING_PASSWORD === undefined) && !isPreviewHost(hostname)
