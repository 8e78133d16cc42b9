import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPublisher } from '../../../../server/publishing/create-publishing.ts'
import { reportsPlugin } from '../../../../server/publishing/reports/reports-plugin.ts'
import type { CmsAsset } from '../../../../src/content/cms-entry.ts'
import type { Json } from '../../../../schemas/page.ts'
import { asset, createFakeCms, entry, linkTo, pageEntry } from '../../../factories/cms.ts'
import { lookups } from '../../../factories/lookups.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'
import { redirectStore } from '../../../factories/redirects.ts'

const picture = (id: string, fields: Readonly<Record<string, Json>>, size = 90_000): CmsAsset => {
  const file = { url: `/images/art/${id}.jpg`, contentType: 'image/jpeg', details: { size, image: { width: 1600, height: 900 } } }
  return { ...asset(id), fields: { ...asset(id).fields, file: { en: file }, ...fields } }
}
const AR = { en: 'Wool', fr: 'Laine', ar: 'صوف', ja: 'ウール', es: 'Lana' }

const cms = createFakeCms(
  pageEntry('p', {}, ['title', 'deep', 'second', 'tray', 'pair', 'link']),
  entry('title', 'headline', { level: 1 }, { text: AR }),
  entry('deep', 'headline', { level: 4 }, { text: AR }),
  entry('second', 'headline', { level: 1 }, { text: { en: 'Only in English' } }),
  entry('tray', 'product-tray', { productIds: ['900001', '900002'] }, { header: AR }),
  entry('pair', 'text-and-image', { image: linkTo('heavy', 'Asset') }, { heading: AR, text: AR }),
  entry('link', 'button', { href: '/gone' }, { label: AR }),
  picture('heavy', { description: { en: '' } }, 500_001),
)
let test: TestRuntime

beforeAll(async () => {
  test = await createTestRuntime()
  const contentLookups = lookups({
    leadsSomewhere: async (path) => path !== '/gone',
    soldProducts: async () => new Set(['900001']),
  })
  await test.app.register(reportsPlugin, { runtime: test.runtime, redirects: redirectStore(), lookups: contentLookups })
  await createPublisher({ ...test.runtime, cms }, 'space/master').publishAll()
})
afterAll(() => test.close())

/** Problems of a report as its readers see them: code, path, text. */
const read = async (url: string): Promise<readonly string[]> => {
  const { body } = await test.app.inject(url)
  return [...body.matchAll(/<li class="(?:warning|error)"><p class="place">(.*?)<\/li>/g)].map(([, item = '']) => {
    const code = /<code>(\w+)<\/code>/.exec(item)?.[1] ?? ''
    const [place = '', words = ''] = item.split('</p>').map((part) => part.replaceAll(/<[^>]+>/g, '').replaceAll('&quot;', '"'))
    return `${code}: ${place.replaceAll(/\s+/g, ' ')}: ${words}`
  })
}

it.each([
  ['a picture without a description', 'missingAlt', /Text and image “Wool” › Picture: The picture has no description/],
  ['a heading that skips levels', 'headingSkipped', /Headline 2 “Wool”: This heading is of level 4, the one before it of level 1/],
  ['a second heading of the first level', 'headingRepeated', /Headline 3 “Only in English”: The page has a heading of the first level/],
  ['a link to a page that does not exist', 'missingPage', /Button “Wool” › Leads to: \/gone leads to no page of this site/],
  ['a product that is gone', 'missingProduct', /Product tray “Wool” › Product ids: The product 900002 is not sold in GB/],
  ['a picture over 500 kB', 'heavyImage', /Text and image “Wool” › Picture: The file is 501 KB, more than 500 KB/],
])('reports %s, from publishing to the report', async (_what, code, words) => {
  const found = (await read('/_reports?lang=en&siteTag=ald-gb&key=home')).filter((line) => line.startsWith(`${code}: `))
  expect(found).toEqual([expect.stringMatching(words)])
})

it('reports a text without a translation, and the language that is read instead', async () => {
  const found = (await read('/_reports?lang=en&siteTag=ald-ae&key=home')).filter((line) => line.includes('Only in English'))
  expect(found).toContainEqual(expect.stringContaining('missingTranslation: '))
  expect(found.join()).toContain('There is no text in Arabic; shoppers read the one in English.')
})

it('shows every warning in the language of the reader, with nothing left in English', async () => {
  for (const language of ['es', 'fr', 'ar', 'ja']) {
    const { body } = await test.app.inject(`/_reports?lang=${language}&key=home`)
    expect([language, body.includes('lang="en" dir="ltr"')]).toEqual([language, false])
    expect(body).not.toMatch(/\{[a-z]+\}/i)
  }
})
