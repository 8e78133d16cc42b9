import { describe, expect, it } from 'vitest'
import { coverageInWords } from '../../../scripts/cms/coverage-in-words.ts'
import { coverageOf } from '../../../scripts/cms/coverage-of.ts'
import { collectSource } from '../../../server/publishing/cms.ts'
import { createFakeCms, entry, linkTo } from '../../factories/cms.ts'
import { site } from '../../factories/site.ts'

const both = { en: 'Good evening', ar: 'مساء الخير' }
const cms = createFakeCms(
  entry(
    'p',
    'page',
    { key: 'home', kind: 'home', blocks: ['h', 'f', 'gb'].map((id) => linkTo(id)) },
    { title: { en: 'Home', ar: 'الرئيسية' } },
  ),
  entry('q', 'page', { title: 'About', key: 'landing/about', kind: 'landing', blocks: [linkTo('f')] }),
  entry('h', 'headline', {}, { text: both }),
  entry('f', 'fragment', { title: 'Promises', blocks: [linkTo('b')] }),
  entry('b', 'button', { label: 'Shop', href: '/women' }),
  entry('gb', 'headline', { text: 'Only in Britain', meta: { countries: ['GB'] } }),
)

const cover = async (sites = [site('ae')]) => {
  const [pages, locales] = await Promise.all([cms.pages(), cms.locales()])
  return coverageOf({ pages, locales, source: await collectSource(cms, pages), sites })
}

describe('the coverage of a site', () => {
  it('counts each text that a site shows once, and names those in another language', async () => {
    const [english, arabic] = await cover()
    expect(english).toMatchObject({ language: 'en', texts: 4, missing: [], percent: 100 })
    expect(arabic).toEqual({
      siteTag: 'ald-ae',
      language: 'ar',
      texts: 4,
      missing: [
        {
          page: 'home',
          where: 'الرئيسية > Button “Shop” > Label',
          entryId: 'b',
          field: 'label',
          fallback: 'en',
          text: 'Shop',
        },
        { page: 'landing/about', where: 'About > Title', entryId: 'q', field: 'title', fallback: 'en', text: 'About' },
      ],
      percent: 50,
    })
  })

  it('lists coverage with names of countries and languages, and each missing text once, with everybody who lacks it', async () => {
    const sites = [site('ae'), site('ca')]
    const text = coverageInWords(await cover(sites), sites)
    expect(text).toMatch(/United Arab Emirates \(ald-ae\) +Arabic \(ar\) +4 +2 +50 %/)
    expect(text).toContain('To translate (')
    expect(text).toContain(
      [
        'landing/about: About > Title',
        '  shoppers read English (en): “About”',
        '  needed on United Arab Emirates (ald-ae) in Arabic (ar)',
        '  needed on Canada (ald-ca) in French (fr)',
      ].join('\n'),
    )
    expect(coverageInWords([], sites)).toContain('Every text is translated.')
  })
})
