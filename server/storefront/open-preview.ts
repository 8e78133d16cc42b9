import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { previewLink } from '../publishing/reports/preview-link.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'

/** Where the preview link of an entry in the CMS leads: `/_preview/open?key=landing/about`. It reveals nothing, so it needs no password. */
export const OPEN_PREVIEW = '/_preview/open'

const openQuery = z.object({ key: z.string().min(1).max(200) })

/** The draft of a page in the shop's default site; of a page without an address of its own, the home page. */
export const openPreview = (request: Pick<FastifyRequest, 'query' | 'protocol' | 'host'>, sites: readonly SiteConfig[]): string => {
  const parsed = openQuery.safeParse(request.query)
  const site = sites.find((each) => each.default) ?? sites[0]
  if (site === undefined) return '/'
  const place = { origin: `${request.protocol}://${request.host}`, site, language: site.defaultLanguage, blockId: '' }
  const link = (key: string) => previewLink({ ...place, key })
  return (parsed.success ? link(parsed.data.key) : undefined) ?? link('home') ?? '/'
}
