import type { FastifyRequest } from 'fastify'

/** A form of another site cannot change anything here: browsers say where a form is from. Pages that are cached have no token of a session. */
export const isOwnForm = ({ headers, protocol, host }: Pick<FastifyRequest, 'headers' | 'protocol' | 'host'>): boolean => {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === `${protocol}://${host}` : site === 'same-origin'
}
