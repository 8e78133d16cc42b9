import type { FastifyRequest } from 'fastify'
import { addressOf } from '../../lib/request-address.ts'

/** The page that the form was on; none where the browser does not say, or says another site's. */
export const backTo = (request: FastifyRequest): readonly string[] => {
  const { referer = '' } = request.headers
  if (!URL.canParse(referer)) return []
  const from = new URL(referer)
  return from.host === addressOf(request).host && !from.pathname.startsWith('/forms/') ? [`${from.pathname}${from.search}`] : []
}
