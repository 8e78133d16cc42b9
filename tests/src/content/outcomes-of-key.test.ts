import { describe, expect, it } from 'vitest'
import type { Json } from '../../../schemas/page.ts'
import type { CmsEntry } from '../../../src/content/cms-entry.ts'
import { outcomesOfKey, sourcesOfPages } from '../../../src/content/outcomes-of-key.ts'
import { candidatesByKey } from '../../../src/content/page-entry.ts'
import { asset, entry, linkTo, pageEntry } from '../../factories/cms.ts'
import { site } from '../../factories/site.ts'

const sites = [site('gb', { languages: ['en', 'fr'] }), site('ae', { languages: ['ar'] })]
const locales = ['en', 'fr', 'ar'].map((code) => ({ code, fallbackCode: code === 'en' ? null : 'en', default: code === 'en' }))

const outcomes = (fields: Readonly<Record<string, Json>>, others: readonly CmsEntry[] = [], localised: CmsEntry['fields'] = {}) => {
  const home = pageEntry(
    'p',
    fields,
    others.map(({ sys }) => sys.id),
  )
  const whole: CmsEntry = { ...home, fields: { ...home.fields, ...localised } }
  const source = { entries: new Map([whole, ...others].map((each) => [each.sys.id, each])), assets: new Map([['heavy', heavy]]) }
  const key = whole.fields['key']?.['en']
  return outcomesOfKey({ candidates: candidatesByKey([whole], 'en').get(String(key)) ?? [], source, sites, locales })
}
const coat = asset('heavy')
const heavy = {
  ...coat,
  fields: { ...coat.fields, file: { en: { url: '/a.jpg', details: { size: 900_000, image: { width: 1, height: 1 } } } } },
}

describe('a page', () => {
  it('goes live in every language of every site it is for, in the words of each', () => {
    const all = outcomes({ title: 'Home' }, [entry('h', 'headline', { text: 'Hello' })], { title: { en: 'Home', fr: 'Accueil' } })
    expect(all.map(({ siteTag, language, entryId, live }) => [siteTag, language, entryId, live?.page.title])).toEqual([
      ['ald-gb', 'en', 'p', 'Home'],
      ['ald-gb', 'fr', 'p', 'Accueil'],
      ['ald-ae', 'ar', 'p', 'Home'],
    ])
    expect(new Set(all.map(({ live }) => live?.contentHash)).size).toBe(3)
    expect(outcomes({ sites: ['ald-ae'] }).map(({ siteTag }) => siteTag)).toEqual(['ald-ae'])
  })

  it('does not go live with an error, and says what it is; a warning does not stop it', () => {
    const [refused] = outcomes({}, [entry('h', 'headline', { text: 'Hello', level: 9 })])
    expect([refused?.live, refused?.problems.map(({ code }) => code)]).toEqual([undefined, ['propInvalid']])
    const [live] = outcomes({}, [entry('x', 'hologram', {})])
    expect(live?.live?.page.blocks.map(({ type }) => type)).toEqual(['hologram'])
    expect(live?.problems.map(({ code }) => code)).toEqual(['unknownType'])
  })

  it('has for search engines what was filled in', () => {
    const [plain] = outcomes({ noindex: false })
    expect(plain?.live?.page.seo).toEqual({})
    const [full] = outcomes({ seoTitle: 'Shop', seoDescription: 'All we have', noindex: true })
    expect(full?.live?.page.seo).toEqual({ title: 'Shop', description: 'All we have', noindex: true })
  })

  it('needs a title, a kind the shop has, and a key of a kind and a slug', () => {
    const [outcome] = outcomes({ title: '', kind: 'poster', key: 'Home page' })
    expect(outcome?.problems.map(({ code, where, path, message }) => `${code} ${where} ${path}: ${message}`)).toEqual([
      'pageInvalid p > title /title: A page needs a title.',
      'pageInvalid p > kind /kind: The shop knows no pages of this kind.',
      'pageInvalid p > key /key: A key is the kind, or kind and slug: home, landing/help/delivery.',
    ])
    for (const key of ['home/', '/home', 'landing//a', 'landing/Help', 'landing/a?', '1home', 'x home'])
      expect(
        outcomes({ key })[0]?.problems.map(({ where }) => where),
        key,
      ).toEqual(['Home > key'])
    expect(outcomes({ key: 'redirects' })[0]?.problems.map(({ where, message }) => `${where}: ${message}`)).toEqual([
      'Home > key: The shop itself uses the key redirects, for what is redirected, so this page is not shown. Give it another key.',
    ])
    for (const key of ['home', 'landing/help/delivery-2026', 'sizeGuides']) expect(outcomes({ key })[0]?.problems, key).toEqual([])
  })

  it('reports its own words that a language lacks', () => {
    const [, french] = outcomes({ seoTitle: 'Shop' })
    expect(french?.problems.map(({ code, where, path }) => [code, where, path])).toEqual([
      ['missingTranslation', 'Home > Title', '/title'],
      ['missingTranslation', 'Home > Title for search engines', '/seoTitle'],
    ])
  })

  it('is advised on the words and pictures of the blocks it shows only, but refused for those of any', () => {
    const story = (meta: Json) =>
      outcomes({}, [
        entry('t', 'text-and-image', { heading: 'Linen', image: linkTo('heavy', 'Asset'), meta }),
        entry('g', 'headline', { text: 'A' }),
      ])
    const codesOf = (meta: Json) => story(meta)[0]?.problems.map(({ code }) => code)
    expect(codesOf({ countries: ['GB'] })).toContain('heavyImage')
    expect(codesOf({ countries: ['FR'] })).toEqual([])
    const headline = (meta: Json) =>
      outcomes({}, [entry('h', 'headline', { text: 'Hello', meta })], { title: { en: 'Home', fr: 'Accueil' } })
    const inFrench = (meta: Json) => headline(meta)[1]?.problems.map(({ code }) => code)
    expect(inFrench({ countries: ['GB'] })).toEqual(['missingTranslation'])
    expect(inFrench({ countries: ['FR'] })).toEqual([])
    const lost = outcomes({}, [entry('b', 'button-group', { buttons: [linkTo('gone')], meta: { countries: ['FR'] } })])
    expect(lost[0]?.problems.map(({ code }) => code)).toEqual(['missingEntry'])
  })
})

describe('what pages are made of', () => {
  const other = pageEntry('other', { title: 'Other' }, ['far'])
  const home = pageEntry('p', { hero: linkTo('gone', 'Asset'), image: linkTo('a', 'Asset') }, ['q', 'missing', 'other'])
  const questions = entry('q', 'accordion', { heading: 'Questions', panels: [linkTo('q'), linkTo('b', 'Asset')] })
  const source = {
    entries: new Map([home, questions, other, entry('far', 'headline')].map((each) => [each.sys.id, each])),
    assets: new Map([
      ['a', { ...asset('a'), fields: { title: { en: 'A coat' } } }],
      ['b', { ...asset('b'), sys: { id: 'b', revision: 4 } }],
    ]),
  }

  it('is themselves, all inside them, pages they link to and what is missing, with revisions and names', () => {
    expect([...sourcesOfPages([home], source, 'en')].sort(([one], [two]) => one.localeCompare(two))).toEqual([
      ['a', { revision: 1, name: 'Picture “A coat”' }],
      ['b', { revision: 4, name: undefined }],
      ['gone', { revision: 0, name: undefined }],
      ['missing', { revision: 0, name: undefined }],
      ['other', { revision: 1, name: 'Page “Other”' }],
      ['p', { revision: 1, name: 'Page “Home”' }],
      ['q', { revision: 1, name: 'Accordion “Questions”' }],
    ])
    expect([...sourcesOfPages([home, other], source, 'en').keys()]).toContain('far')
  })
})
