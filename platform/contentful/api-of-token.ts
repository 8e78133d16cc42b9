import { timingSafeEqual } from 'node:crypto'
import type { ServerConfig } from '../../server/config.ts'
import type { Api } from './call.ts'

/** The API a token is for; undefined for an unknown token. */
export const apiOfToken = (config: ServerConfig, token: string | undefined): Api | undefined => {
  if (token === undefined) return undefined
  if (isSame(token, config.CONTENTFUL_MANAGEMENT_TOKEN)) return 'management'
  if (isSame(token, config.CONTENTFUL_PREVIEW_TOKEN)) return 'preview'
  return isSame(token, config.CONTENTFUL_DELIVERY_TOKEN) ? 'delivery' : undefined
}

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
