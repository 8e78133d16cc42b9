import { z } from 'zod'
import { listAssets } from '../../assets.ts'
import { findProducts } from '../../look-up.ts'
import { parseSiteQuery } from '../../requests.ts'
import { DATA_NOTICE } from './findings.ts'
import type { Tools } from './tool.ts'

/** What blocks refer to by id. */
export const findTools: Tools = (add, { deps }) => {
  add({
    name: 'find_products',
    title: 'Find products',
    description: `Products of a site by words, as its search finds them, with the ids that blocks name them by. ${DATA_NOTICE}`,
    input: z.strictObject({
      site: z.string().max(40).describe('Tag of the site.'),
      language: z.string().max(10),
      search: z.string().max(200),
    }),
    output: z.object({ products: z.array(z.object({ id: z.string(), text: z.object({ name: z.string(), price: z.string() }) })) }),
    run: async ({ site, language, search }) => {
      const { query, ...where } = parseSiteQuery({ siteTag: site, lang: language, query: search }, deps.runtime.sites)
      const found = await findProducts(deps, where, query)
      return { products: found.map(({ productId, name, price }) => ({ id: productId, text: { name, price } })) }
    },
  })
  add({
    name: 'find_pictures',
    title: 'Find pictures',
    description: `Pictures of the CMS by words of their title or description, newest first, 48 at a time. ${DATA_NOTICE}`,
    input: z.strictObject({ search: z.string().max(200).default(''), skip: z.int().min(0).max(10_000).default(0) }),
    output: z.object({
      pictures: z.array(z.object({ id: z.string(), text: z.record(z.string(), z.record(z.string(), z.unknown())) })),
      total: z.number(),
    }),
    run: async ({ search, skip }) => {
      const { assets, total } = await listAssets(deps.management, search, skip)
      return {
        pictures: assets.map(({ sys, fields: { title = {}, description = {} } }) => ({
          id: sys.id,
          text: { title: { ...title }, description: { ...description } },
        })),
        total,
      }
    },
  })
}
