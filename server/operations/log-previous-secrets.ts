import type { FastifyBaseLogger } from 'fastify'
import type { ServerConfig } from '../config.ts'
import { previousSecretNote } from '../configuration/previous-secrets.ts'

/** A line while secrets have two values, so that nobody forgets to end the change. Names only. */
export const logPreviousSecrets = (log: Pick<FastifyBaseLogger, 'warn'>, { previousSecrets }: ServerConfig): void => {
  const note = previousSecretNote(previousSecrets)
  if (note !== undefined) log.warn({ event: 'previousSecret', names: previousSecrets }, note)
}
