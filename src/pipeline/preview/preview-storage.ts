import { browserStorage } from '../../lib/browser-storage.ts'
import { PREVIEW_PARAMETERS, previewParameters, type PreviewSettings } from '../../site/preview-mode.ts'

const KEY = 'preview'

/** Stores preview mode for pages that do not name it: in this browser, and for the server in a cookie of the session. */
export const savePreview = (settings: PreviewSettings): void => {
  const { client, country, preview } = settings
  browserStorage()?.setItem(KEY, JSON.stringify({ client, country, preview }))
  writeCookie(encodeURIComponent(previewParameters(settings).toString()))
}

/** Forgets all of it. */
export const forgetPreview = (): void => {
  browserStorage()?.removeItem(KEY)
  writeCookie('; Max-Age=0')
}

/** What is saved, as parameters for an address; undefined for nothing, and for what is not ours (PREVIEW-03). */
export const savedPreview = (): URLSearchParams | undefined => {
  const saved = parse(browserStorage()?.getItem(KEY) ?? '')
  if (typeof saved !== 'object' || saved === null) return undefined
  const entries = Object.entries(saved).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(entries.filter(([name]) => PREVIEW_PARAMETERS.some((known) => known === name)))
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In a frame of the composer the page is a third party: such cookies need https and a jar of their own. */
const writeCookie = (rest: string): void => {
  const attributes = window.location.protocol === 'https:' ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
  document.cookie = `${KEY}=${rest}; Path=/; ${attributes}`
}
