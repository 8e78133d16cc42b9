import { createHmac } from 'node:crypto'
import { parseCookie } from 'cookie'
import type { ServerConfig } from '../config.ts'
import { isPreviewHost } from '../../src/site/preview-mode.ts'
import { isSameText } from '../lib/same-text.ts'

/** Who may see drafts. */
export interface PreviewAccess {
  /** `off`: no preview here, pages are those of the shop. `refused`: the password is needed first. */
  readonly of: (request: { readonly hostname: string; readonly headers: { readonly cookie?: string | undefined } }) => PreviewRight
  /** The cookie's value for the right password, else undefined. */
  readonly grantFor: (password: string) => string | undefined
}

export type PreviewRight = 'off' | 'refused' | 'allowed'

/** The right to see drafts, a session cookie that scripts cannot read. */
export const ACCESS_COOKIE = 'preview_access'

/**
 * Drafts are for merchandisers only: in production preview exists with a password only, elsewhere it is open unless one is set.
 * The cookie is valid in every process without a table, and a new password invalidates it (docs/decisions/0031).
 */
export const createPreviewAccess = ({
  isProduction,
  PREVIEW_PASSWORD: password,
}: Pick<ServerConfig, 'isProduction' | 'PREVIEW_PASSWORD'>): PreviewAccess => {
  const grant = password === undefined ? '' : createHmac('sha256', password).update('preview').digest('base64url')
  return {
    of: ({ hostname, headers: { cookie = '' } }) => {
      if (!isPreviewHost(hostname)) return 'off'
      if (password === undefined) return isProduction ? 'off' : 'allowed'
      return isSameText(parseCookie(cookie)[ACCESS_COOKIE] ?? '', grant) ? 'allowed' : 'refused'
    },
    grantFor: (given) => (password !== undefined && isSameText(given, password) ? grant : undefined),
  }
}
