import type { FastifyRequest } from 'fastify'
import type { ServerConfig } from '../../config.ts'
import { isSameText } from '../../lib/same-text.ts'

/** Whether a request carries the guest's Basic credentials (ROLE-11): public identifiers that open a guest session, nothing more. */
export const isGuestAuthorized = ({ headers }: FastifyRequest, config: ServerConfig): boolean => {
  const expected = Buffer.from(`${config.GUEST_BASIC_USER}:${config.GUEST_BASIC_PASSWORD}`).toString('base64')
  return isSameText(headers.authorization ?? '', `Basic ${expected}`)
}

/** The bearer token of a request. */
export const bearerTokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(headers.authorization ?? '')?.[1]
