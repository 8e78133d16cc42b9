import { readConfig } from '../../../server/config.ts'
import { collectSource } from '../../../server/publishing/collect-source.ts'
import { createCms } from '../../../server/publishing/create-cms.ts'
import type { ContentSet } from './content-set.ts'

/** All pages of the space of the environment: without CONTENTFUL_HOST, the running shop's own. */
export const readSpace = async (env: Readonly<Record<string, string | undefined>>): Promise<ContentSet> => {
  const config = readConfig(env)
  const cms = createCms({
    baseUrl: config.CONTENTFUL_HOST ?? `${config.origin}/contentful`,
    space: config.CONTENTFUL_SPACE_ID,
    environment: config.CONTENTFUL_ENVIRONMENT,
    accessToken: config.CONTENTFUL_DELIVERY_TOKEN,
  })
  const [locales, pages] = await Promise.all([cms.locales(), cms.pages()])
  return { pages, locales, source: await collectSource(cms, pages) }
}
