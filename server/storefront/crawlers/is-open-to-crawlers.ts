import type { FastifyRequest } from 'fastify'
import { isPreviewHost } from '../../../src/site/preview-mode.ts'
import type { Runtime } from '../../runtime.ts'

/** Whether crawlers may read anything here: not on staging, nor on a preview. */
export const isOpenToCrawlers = ({ hostname }: FastifyRequest, { config }: Pick<Runtime, 'config'>): boolean =>
  config.APP_ENV !== 'staging' && (config.isProduction || config.STAGING_PASSWORD === undefined) && !isPreviewHost(hostname)
