import type { PlainClientAPI } from 'contentful-management'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { writeDrafts } from '../pages/write-drafts.ts'
import { readLocales } from '../read-document.ts'
import { draftsOfFirstPage } from './first-page.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'locale'>
  readonly sites: readonly SiteConfig[]
}

/**
 * Makes a page of the starter as a draft for all sites. A page that is there already stays as it is. Answers the ids made, the page's
 * last; none where there was one. Two people who make it at the same moment may make two: the list shows both.
 */
export const makeFirstPage = async ({ management, sites }: Deps, key: string): Promise<readonly string[]> => {
  const { items } = await management.entry.getMany({ query: { content_type: 'page', 'fields.key': key, limit: 100 } })
  if (items.some(({ sys }) => sys.archivedVersion === undefined)) return []
  const locales = await readLocales(management)
  const drafts = await draftsOfFirstPage({ key, shopName: sites[0]?.siteName ?? '', locales })
  await writeDrafts(management, drafts)
  return [...drafts.blocks, drafts.page].map(({ id }) => id)
}
