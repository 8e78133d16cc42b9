import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { hostOf, SERVICE_NAMES, type ServiceMode } from '../configuration/services.ts'

/** A line per service, so that whoever reads the log of a start sees at once what is real. */
export const logServices = (log: Pick<FastifyBaseLogger, 'info'>, config: ServerConfig): void => {
  for (const service of SERVICE_NAMES) {
    const mode = config.services[service]
    const host = hostOf(config, service) ?? null
    log.info({ service, mode, host }, `${service}: ${inWords(mode, host)}`)
  }
}

const inWords = (mode: ServiceMode, host: string | null): string =>
  (mode === 'real' || mode === 'engine') && host !== null ? `${mode}, ${host}` : mode
