// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { planTakingIn } from '../../../composer/translate/plan-taking-in.ts'
import { readXliff } from '../../../composer/translate/xliff/read-xliff.ts'
import { bytesOf, fileOf, node, pageOf, planOf, richText, text, translate } from './setup.ts'

const HERO = { heading: { en: 'Coats' }, text: { en: 'For the long way', fr: 'Pour la route' } }
const RICH = { en: richText(node('paragraph', [text('Read '), text('this', 'bold')]), node('paragraph', [text('And that')])) }
const CODED = 'Read <g id="1" ctype="bold">this</g>'
const page = pageOf(HERO, RICH, { en: 'A harbour' })
const reasons = (file: string, of = page) => planOf(file, of).skipped.map(({ field, reason }) => [field.field, reason])
const refusalOf = (file: string, to = 'fr') => {
  const read = readXliff(bytesOf(file))
  return read.ok ? planTakingIn(read.files, page, { from: 'en', to }) : read
}

describe('the file for a translator', () => {
  it('has the words of every block and picture, with what is there and what the text is for', () => {
    const file = fileOf(page)
    const units = [...file.matchAll(/<trans-unit id="([^"]*)" resname="([^"]*)"/g)].map(([, id, name]) => [id, name])
    expect(units).toEqual([
      ['entry/hero/heading/0', 'Hero “Coats” &gt; Heading'],
      ['entry/hero/text/0', 'Hero “Coats” &gt; Text'],
      ['entry/words/markdown/0', 'Rich text &gt; Text'],
      ['entry/words/markdown/1', 'Rich text &gt; Text'],
      ['asset/picture/description/0', 'Harbour'],
    ])
    expect(file).toContain('<source>For the long way</source>\n<target state="translated">Pour la route</target>')
    expect(file).toContain('short enough for three lines on a phone')
    expect(file).toContain('maxwidth="90" size-unit="char"')
  })

  it('has nothing that is translated when only what is missing is asked for', () => {
    expect(fileOf(page, 'missing')).not.toContain('For the long way')
  })

  it('has nothing of another page that the page leads to', () => {
    const entries = {
      ...page.entries,
      words: { ...page.entries['page'], sys: { ...page.entries['page']?.sys, id: 'words' }, fields: { title: { en: 'Other' } } },
    }
    expect(fileOf({ ...page, entries } as typeof page)).not.toContain('Other')
  })
})

describe('taking a file in', () => {
  it('fills what is missing, replaces what differs, and leaves what is the same', () => {
    const file = translate(fileOf(page), { Coats: 'Manteaux', 'For the long way': 'Pour le chemin', 'A harbour': 'Un port' })
    const plan = planOf(file, page)
    expect(plan.fills.map(({ field, value }) => [field.id, field.locale, value])).toEqual([
      ['hero', 'fr', 'Manteaux'],
      ['picture', 'fr', 'Un port'],
    ])
    expect(plan.replaces.map(({ field, value }) => [field.target, value])).toEqual([['Pour la route', 'Pour le chemin']])
    expect(planOf(fileOf(page), page).same).toBe(1)
  })

  it('writes a text that all countries of a language share into the language, not into one country', () => {
    const locales = [...page.locales, { code: 'fr-CA', fallbackCode: 'fr', default: false }]
    const canadian = { ...page, locales }
    const languages = { from: 'en', to: 'fr-CA' }
    const file = translate(fileOf(canadian, 'all', languages), { 'For the long way': 'Pour le chemin' })
    expect(planOf(file, canadian, languages).replaces.map(({ field }) => field.locale)).toEqual(['fr'])
  })

  it('leaves out a text whose original has changed since', () => {
    const file = translate(fileOf(page), { Coats: 'Manteaux' })
    expect(reasons(file, pageOf({ heading: { en: 'Jackets' } }, RICH))).toContainEqual(['heading', 'changed'])
  })

  it('leaves out a rich text of which a paragraph is not translated', () => {
    expect(reasons(translate(fileOf(page), { 'And that': 'Et cela' }))).toEqual([['markdown', 'partly']])
  })

  it.each([
    ['without its mark', 'Lire ceci'],
    ['with its mark twice', 'Lire <g id="1">ceci</g><g id="1">cela</g>'],
    ['with a mark around nothing', 'Lire ceci<g id="1"></g>'],
    ['with a mark that nobody knows', 'Lire <g id="1">ceci</g><g id="7">!</g>'],
    ['with a mark that is none any more', 'Lire ceci<x id="1"/>'],
    ['with signs of another kind', 'Lire <bpt id="1">[</bpt>ceci<ept id="1">]</ept>'],
  ])('leaves out a rich text that comes back %s, and takes in the others', (_, target) => {
    const file = translate(fileOf(page), { Coats: 'Manteaux', [CODED]: target, 'And that': 'Et cela' })
    expect(reasons(file)).toEqual([['markdown', 'codes']])
    expect(planOf(file, page).fills.map(({ value }) => value)).toEqual(['Manteaux'])
  })

  it('leaves out a rich text with one of its marks twice and the other not at all', () => {
    const marked = pageOf({}, { en: richText(node('paragraph', [text('Read', 'bold'), text('this', 'italic')])) })
    const source = '<g id="1" ctype="bold">Read</g><g id="2" ctype="italic">this</g>'
    expect(reasons(translate(fileOf(marked), { [source]: '<g id="1">Lire</g><g id="1">ceci</g>' }), marked)).toEqual([
      ['markdown', 'codes'],
    ])
  })

  it('replaces a translation that has other marks than its source as a whole, and has none of it in the file', () => {
    const french = richText(node('paragraph', [text('Lire ceci')]), node('paragraph', [text('Et cela')]))
    const other = pageOf({}, { ...RICH, fr: french })
    expect(fileOf(other)).not.toContain('Et cela')
    expect(planOf(translate(fileOf(other), { [CODED]: 'Lire <g id="1">ceci</g>', 'And that': 'Et cela' }), other).replaces).toHaveLength(1)
  })

  it('reads through what tools put around sentences', () => {
    const file = translate(fileOf(page), { Coats: '<mrk mtype="seg" mid="0">Manteaux</mrk> <mrk mtype="seg" mid="1">longs</mrk>' })
    expect(planOf(file, page).fills.map(({ value }) => value)).toEqual(['Manteaux longs'])
  })

  it('counts what is not translated and what is not on the page any more, and leaves out what is there twice', () => {
    const file = translate(fileOf(page), { Coats: 'Manteaux' })
    const [unit = ''] = /<trans-unit id="entry\/hero\/heading[^]*?<\/trans-unit>/.exec(file) ?? []
    const doubled = file.replace('</body>', `${unit}${unit.replace('entry/hero/', 'entry/gone/')}</body>`)
    expect(planOf(doubled, page)).toMatchObject({ fills: [], empty: 3, gone: 1 })
    expect(reasons(doubled)).toEqual([['heading', 'twice']])
  })

  it('refuses a file of another page, and one between other languages', () => {
    expect(refusalOf(fileOf(page).replace('original="page"', 'original="other"'))).toEqual({ problem: 'page' })
    expect(refusalOf(fileOf(page), 'de')).toEqual({ problem: 'language', from: 'en', to: 'fr' })
    expect(refusalOf(fileOf(page).replace('target-language="fr"', 'target-language="FR"'))).not.toHaveProperty('problem')
  })
})
