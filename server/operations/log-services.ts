import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { hostOf, SERVICE_NAMES, type ServiceMode } from '../configuration/services.ts'

/** A line per service, so that whoever reads the log of a start sees at once what is real. */
export const logServices = (log: Pick<FastifyBaseLogger, 'info' | 'warn'>, config: ServerConfig): void => {
  for (const service of SERVICE_NAMES) {
    const mode = config.services[service]
    const host = hostOf(config, service) ?? null
    log.info({ service, mode, host }, `${service}: ${inWords(mode, host)}`)
  }
  // There is no transport yet: whoever opens a shop has to know that its mails stay in the database.
  if (config.isProduction)
    log.warn({ service: 'mail', mode: 'off', host: null }, 'mail: off, mails stay in the table messages and reach nobody')
  else log.info({ service: 'mail', mode: 'embedded', host: null }, 'mail: embedded, mails are at /_mailbox')
}

const inWords = (mode: ServiceMode, host: string | null): string => (mode === 'real' && host !== null ? `real, ${host}` : mode)
