import type { CommerceCall } from './commerce-call.ts'
import type { CommerceDeps } from './commerce-deps.ts'

type Deps = Pick<CommerceDeps, 'baseUrl' | 'language' | 'preview'> & { readonly site: Pick<CommerceDeps['site'], 'siteTag'> }

/** Full address of a call: no subdirectory, its own query, then lang and siteTag (API-01, API-03, API-04). */
export const apiAddress = ({ baseUrl, site, language, preview }: Deps, call: CommerceCall): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(call.query ?? {})) if (value !== undefined) query.set(name, String(value))
  query.set('lang', language)
  if (call.hasSiteTag !== false) query.set('siteTag', site.siteTag)
  if (call.hasPreview === true && preview !== undefined) query.set('preview', preview)
  return `${baseUrl}${call.path}?${query}`
}
