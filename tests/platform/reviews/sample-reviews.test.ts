import { JSDOM, VirtualConsole } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reviewsScript } from '../../../platform/reviews/reviews-script.ts'
import { SAMPLE_NOTE } from '../../../platform/reviews/sample-note.ts'
import { TEXT_LANGUAGES } from '../../../src/site/text-language.ts'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

const LOADER = '/reviews/deployments/alder/main_site/staging/en_GB/bv.js'

/** The review section of a product's page after the vendor's script has run. */
const sectionOf = (script: string, productId: string, language = 'en-GB'): HTMLElement => {
  const html = `<html lang="${language}"><body><section><h2>Reviews</h2><div data-bv-show="reviews" data-bv-product-id="${productId}"></div></section></body></html>`
  const { window } = new JSDOM(html, { runScripts: 'outside-only', virtualConsole: new VirtualConsole() })
  window.eval(script)
  const section = window.document.querySelector('section')
  if (section === null) throw new Error('The page has no section.')
  return section
}

describe('a shop without the demo', () => {
  let shop: WholeApp
  beforeAll(async () => {
    shop = await createWholeApp({ DEMO: 'off' })
  })
  afterAll(() => shop.close())

  it.each(['900001', '100003', 'field-mug', ''])(
    'shows no review of %s, which nobody has reviewed, and no heading over none',
    async (id) => {
      const { status, body } = await shop.send({ path: LOADER })
      const section = sectionOf(body, id)
      expect([status, section.style.display, section.querySelector('div')?.childElementCount]).toEqual([200, 'none', 0])
    },
  )
})

describe('the demo', () => {
  let shop: WholeApp
  beforeAll(async () => {
    shop = await createWholeApp()
  })
  afterAll(() => shop.close())

  it('shows sample reviews of its own products, and says that they are samples', async () => {
    const section = sectionOf((await shop.send({ path: LOADER })).body, '900001')
    expect(section.style.display).toBe('')
    expect(section.textContent).toMatch(/\d\.\d from 3 reviews/)
    expect(section.textContent).toContain(SAMPLE_NOTE.en)
  })

  it('shows none of a product that was imported beside them', async () => {
    expect(sectionOf((await shop.send({ path: LOADER })).body, 'field-mug').style.display).toBe('none')
  })

  it('says in every language of the shop that its reviews are samples', () => {
    const script = reviewsScript({ selector: '[data-bv-show="reviews"]', productIds: ['1'] })
    for (const language of TEXT_LANGUAGES) {
      const note = [...sectionOf(script, '1', language.replace('_', '-')).querySelectorAll('p')].find(({ lang }) => lang !== '')
      expect([note?.lang, note?.textContent]).toEqual([language.replace('_', '-'), SAMPLE_NOTE[language]])
    }
  })
})
