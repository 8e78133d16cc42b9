import { readConfig } from '../../../server/config.ts'
import { collectSource, createCms } from '../../../server/publishing/cms.ts'
import { requireCms } from '../../cms/connect-cms.ts'
import type { ContentSet } from './content-set.ts'

/** All pages of the space of the environment: without CONTENTFUL_HOST, the running shop's own. */
export const readSpace = async (env: Readonly<Record<string, string | undefined>>): Promise<ContentSet> => {
  const config = readConfig(env)
  const baseUrl = config.CONTENTFUL_HOST ?? `${config.origin}/contentful`
  await requireCms(baseUrl)
  const cms = createCms({
    baseUrl,
    space: config.CONTENTFUL_SPACE_ID,
    environment: config.CONTENTFUL_ENVIRONMENT,
    accessToken: config.CONTENTFUL_DELIVERY_TOKEN,
  })
  const [locales, pages] = await Promise.all([cms.locales(), cms.pages()])
  return { pages, locales, source: await collectSource(cms, pages) }
}
