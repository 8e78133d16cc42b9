import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerConfig } from '../../config.ts'
import { isSameText } from '../../lib/same-text.ts'

export type ReportConfig = Pick<ServerConfig, 'isProduction' | 'CONTENTFUL_MANAGEMENT_TOKEN' | 'PREVIEW_PASSWORD'>

/**
 * Reports tell of unpublished work: outside production anybody reads them, in production programs with the management token
 * (`Bearer`) and people with the preview password, whatever the name they give.
 */
export const mayReadReports = ({ headers: { authorization = '' } }: FastifyRequest, config: ReportConfig): boolean => {
  if (!config.isProduction) return true
  const [scheme = '', given = ''] = authorization.split(' ')
  if (scheme.toLowerCase() === 'bearer') return isSameText(given, config.CONTENTFUL_MANAGEMENT_TOKEN)
  if (scheme.toLowerCase() !== 'basic' || config.PREVIEW_PASSWORD === undefined) return false
  return isSameText(
    Buffer.from(given, 'base64')
      .toString()
      .replace(/^[^:]*:/, ''),
    config.PREVIEW_PASSWORD,
  )
}

/** 401 that lets a browser ask for the password. */
export const refuseReports = (reply: FastifyReply): FastifyReply =>
  reply
    .code(401)
    .header('www-authenticate', 'Basic realm="Publishing reports", charset="UTF-8"')
    .send({ code: 'UNAUTHORIZED', message: 'The management token or the preview password is needed.' })
