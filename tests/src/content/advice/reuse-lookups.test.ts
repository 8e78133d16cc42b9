import { expect, it } from 'vitest'
import { createAdvisor } from '../../../../src/content/advice/create-advisor.ts'
import { reuseLookups } from '../../../../src/content/advice/reuse-lookups.ts'
import type { ContentLookups } from '../../../../src/content/advice/advice-input.ts'
import { createCache } from '../../../../src/lib/cache.ts'
import { lookups } from '../../../factories/lookups.ts'
import { node, page } from '../../../factories/pages.ts'
import { site } from '../../../factories/site.ts'

it('looks a link up once for a site in a language, and products once for a site, however many blocks and pages name them', async () => {
  const asked: string[] = []
  const counting: Partial<ContentLookups> = {
    leadsSomewhere: async (path, { site: { siteTag }, language }) => {
      asked.push(`${path} ${siteTag} ${language}`)
      return false
    },
    soldProducts: async (ids, { siteTag }) => {
      asked.push(`${ids.join()} ${siteTag}`)
      return new Set(ids)
    },
  }
  const ae = site('ae')
  const advise = createAdvisor(reuseLookups(lookups(counting), createCache<unknown>({ ttl: Infinity })), [ae])
  const blocks = [1, 2, 3].map((number) => node('button', { props: { label: `Shop ${number}`, href: '/womn' } }))
  const tray = node('product-tray', { props: { productIds: ['900001'] } })
  for (const language of ['en', 'ar', 'en']) {
    const { problems } = await advise(page('home', [...blocks, tray], { title: 'Home', siteTag: ae.siteTag, language }))
    expect(problems).toHaveLength(3)
  }
  expect(asked.toSorted()).toEqual(['/womn ald-ae ar', '/womn ald-ae en', '900001 ald-ae'])
})
