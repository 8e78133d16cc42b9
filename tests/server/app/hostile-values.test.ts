import Fastify from 'fastify'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexDocument } from '../../../platform/gallery/index-document.tsx'
import type { GalleryEntry } from '../../../platform/gallery/gallery-views.ts'
import { typeDocument } from '../../../platform/gallery/type-document.tsx'
import { page, postForm } from '../../../platform/payments/simulator-page.tsx'
import { newsletterFormPlugin } from '../../../server/commerce/marketing/newsletter-form-plugin.tsx'
import { readConfig } from '../../../server/config.ts'
import { mailHtml } from '../../../server/operations/mail/design/mail-html.tsx'
import type { SpeedRow } from '../../../server/operations/speed/read-speed.ts'
import { passwordPage } from '../../../server/operations/plain-pages/password-page.tsx'
import { groupOfKey } from '../../../server/publishing/reports/group-problems.ts'
import { reportPage } from '../../../server/publishing/reports/report-page.tsx'
import { reportTexts } from '../../../server/publishing/reports/report-texts.ts'
import { readSites } from '../../../server/sites.ts'
import { errorPage } from '../../../server/operations/plain-pages/error-page.tsx'
import { scriptJson } from '../../../src/lib/script-json.ts'
import { page as publishedPage } from '../../factories/pages.ts'
import { runs } from '../../setup/runs.ts'
import { createTestShop } from '../../setup/shop.tsx'
import { structureOf } from '../../setup/structure-of.ts'

const RUNS = runs(30, 300)

/** What may stand where text is expected, and often what would end an element, an attribute, a script or a comment. */
const PIECES = ['<', '>', '"', "'", '&', '`', '=', ' ', '\n', '\u0000', '{', '}', 'a', '<script>', '</script>', '</title>', '</style>']
const MORE = ['<!--', '-->', ']]>', '</textarea>', '</select>', '" onload="', '</p><img src=x onerror=a>', '&lt;', 'javascript:']
const hostile = fc.string({ unit: fc.constantFrom(...PIECES, ...MORE), minLength: 1, maxLength: 8 })

/** As many words as pages need; where one is needed that is not in the list, it begins again. */
const words = fc.array(hostile, { minLength: 5, maxLength: 12 })
type Text = (index: number) => string
const among =
  (list: readonly string[]): Text =>
  (index) =>
    `${list[index % list.length] ?? ''}${index}`
const harmless: Text = (index) => `word${index}`

/** A page is the same elements with the same attributes, whatever it is given to show. */
const staysItself = async (render: (text: Text) => string | Promise<string>): Promise<void> => {
  const expected = structureOf(await render(harmless))
  await fc.assert(
    fc.asyncProperty(words, async (list) => {
      expect(structureOf(await render(among(list)))).toEqual(expected)
    }),
    { numRuns: RUNS },
  )
}

const mail = (text: Text) =>
  mailHtml({
    language: text(14),
    subject: text(0),
    preview: text(1),
    shop: { name: text(2), url: text(3), seller: text(4), theme: text(24) },
    heading: text(5),
    paragraphs: [text(6)],
    code: { label: text(7), value: text(8) },
    action: { label: text(9), url: text(10) },
    order: {
      facts: [{ label: text(11), value: text(12) }],
      itemsHeading: text(13),
      items: [{ name: text(14), details: [text(15)], amount: text(16), picture: text(17) }],
      totals: [{ label: text(18), value: text(19) }],
      included: text(20),
      parts: [{ heading: text(21), lines: [text(22), text(23)] }],
    },
    notes: [text(24)],
  })

const sites = readSites()
const spans = { week: 900, month: 950 }
const speedRow = (name: string): SpeedRow => ({
  name,
  device: 'phone',
  way: 'document',
  views: 80,
  figures: { LCP: spans, INP: spans, CLS: spans, TTFB: spans, FCP: spans },
})
const report = (text: Text) => {
  const problem = {
    severity: 'error',
    code: 'propInvalid',
    path: text(0),
    page: text(1),
    blockId: text(2),
    where: [text(3), text(4)].map((part) => part.replaceAll(' > ', '>')).join(' > '),
    // A slash begins an address, which has an element of its own.
    message: text(5).replaceAll('/', ''),
  } as const
  return reportPage({
    t: reportTexts('en'),
    language: 'en',
    query: { key: text(6), siteTag: text(7), lang: text(8), code: text(9) },
    sites,
    look: { figures: { pages: 1, errors: 1, warnings: 0 }, codes: new Map(), keys: ['home'] },
    shown: [
      groupOfKey('home', [
        { siteTag: 'ald-gb', language: 'en', key: 'home', entryId: text(10), outcome: 'refused', attemptedAt: 0, problems: [problem] },
      ]),
    ],
    missing: [{ id: text(11), name: text(12), isPublished: false, pages: [text(6), text(13)] }],
    keys: [text(13), text(14)],
    speed: { byKind: [speedRow(text(15))], bySite: [speedRow(text(16))] },
    entryUrl: (id) => `https://cms.example/${id}`,
    previewOrigin: 'http://preview.localhost:3000',
  })
}

const newsletterForm = async (text: Text) => {
  const klaviyo = { enabled: true, baseUrl: `https://vendor.example/${text(0)}`, companyId: text(1), formId: text(2) }
  const app = Fastify()
  await app.register(newsletterFormPlugin, {
    runtime: {
      sites: sites.map((site) => ({ ...site, siteName: text(3), integrations: { ...site.integrations, klaviyo } })),
      config: readConfig({ APP_ENV: 'test' }),
    },
  })
  const { body } = await app.inject({ url: '/newsletter-form', query: { siteTag: 'ald-gb', lang: text(4).slice(0, 8) } })
  await app.close()
  return body
}

const galleryEntry = (text: Text): GalleryEntry => {
  const field = { title: text(0), description: text(1) }
  return {
    type: text(2),
    hydrate: text(3),
    schema: {
      $schema: '',
      $id: '',
      title: text(4),
      description: text(5),
      'x-version': 1,
      'x-group': text(6),
      'x-slots': { [text(7)]: { title: text(8), allow: [text(9), text(10)] } },
      type: 'object',
      additionalProperties: false,
      properties: {
        [text(11)]: { ...field, 'x-field': 'shortText', default: text(12) },
        [text(13)]: { ...field, 'x-field': 'longText', pattern: text(0) },
        [text(14)]: { ...field, 'x-field': 'enum', enum: [text(1), text(2)], 'x-responsive': true },
        [text(15)]: { ...field, 'x-field': 'shortTextList' },
        [text(16)]: { ...field, 'x-field': 'json' },
      },
    },
    fixtures: [{ name: text(0), node: { id: 'a', type: text(2), version: 1, props: {}, slots: { [text(7)]: [] } } }],
  }
}
const galleryPages = (text: Text) => {
  const entry = galleryEntry(text)
  const props = Object.fromEntries([11, 13, 14, 15, 16].map((index) => [text(index), text(index + 20)]))
  const look = { fixture: 0, viewport: 'all', site: text(17), language: text(18), direction: 'rtl', props } as const
  const problems = [11, 13].map((index) => ({ prop: text(index), message: text(index + 30) }))
  const shared = { entries: [entry], styles: undefined, script: text(19) }
  return indexDocument(shared) + typeDocument({ ...shared, entry, look, sites, problems, size: undefined })
}

describe('what a merchant, a shopper, a vendor or a request supplies adds no element and no attribute to', () => {
  it.each([
    ['a mail', mail],
    ['the publishing report', report],
    [
      'a password page',
      (text: Text) =>
        passwordPage({
          language: text(0),
          brand: { theme: text(3), name: text(4) },
          gate: 'shop',
          action: text(1),
          wanted: text(2),
          problem: 'wrong',
        }),
    ],
    [
      'an error page',
      (text: Text) =>
        errorPage({ language: text(0), brand: { theme: text(3), name: text(4) }, error: 'defect', incident: text(1), retry: text(2) }),
    ],
    ['the newsletter form', newsletterForm],
    ['the gallery', galleryPages],
    [
      'the pages of the test bank',
      (text: Text) =>
        page({
          title: text(0),
          text: text(1),
          buttons: [{ value: text(2), label: text(3) }],
          hasPassword: true,
          script: `tell(${scriptJson(text(8))})`,
        }) + postForm(new URL('https://shop.example'), { [text(4)]: text(5), [text(6)]: text(7) }),
    ],
    [
      'the document of a shop page',
      async (text: Text) => {
        const home = publishedPage('home', [], { title: text(0), seo: { title: text(1), description: text(2) } })
        return (await createTestShop({ pages: { home } }).get('/en')).html
      },
    ],
  ])('%s', (_name, render) => staysItself(render), 20_000 + RUNS * 200)
})
