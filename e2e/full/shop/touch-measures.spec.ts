import type { Page } from '@playwright/test'
import { settled } from '../../setup/settled.ts'
import { expect } from '../../setup/shop-test.ts'
import { test } from '../../setup/sweep-test.ts'
import { offendersOf, PHONE } from '../../setup/touch/looks.ts'
import { smallTargets } from '../../setup/touch/targets.ts'

const PRODUCT = '/en/product/everyday-tee/900001'
const CONTACT = '/en/contact'

/** One fault each, as a change of a style sheet would bring it. */
const FAULTS = [
  {
    name: 'a heart of 20 px',
    path: PRODUCT,
    css: `main button[aria-pressed] { inline-size: 20px !important; block-size: 20px !important; min-block-size: 0 !important }
      main button[aria-pressed]::after { content: none !important }`,
    says: /^small at 390: 20x20 button\./,
  },
  {
    name: 'a heading of 400 px',
    path: CONTACT,
    css: 'main h1 { inline-size: 400px !important }',
    says: /^zoomed at 390: wider than the window: .*h1\./,
  },
  {
    name: 'a heading that is not broken',
    path: CONTACT,
    css: 'main h1 { overflow: hidden !important; white-space: nowrap !important; inline-size: 2em !important }',
    says: /^twice the text at 390: cut: h1\./,
  },
  {
    name: 'a heading that lies on what follows it',
    path: CONTACT,
    css: 'main h1 { block-size: 0 !important }',
    says: /^twice the text at 390: overlapping: h1\./,
  },
  {
    name: 'colours and sizes that only their ground tells from the chosen one',
    path: `${PRODUCT}?size=M`,
    css: `main :is(label, label *, a[aria-current], a[aria-current] *, li > a, li > a *), main :is(label, label *, li > a, li > a *)::after
      { border: 0 !important; outline: 0 !important; text-decoration: none !important; background-image: none !important }`,
    says: /^colours of the system at 390: no mark: /,
  },
] as const

const breaks = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)

for (const { name, path, css, says } of FAULTS)
  test(`the walk over pages names ${name}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await settled(page)
    await breaks(page, css)
    const found = await offendersOf(page, { window: PHONE })
    expect(
      found.filter((offender) => says.test(offender)),
      found.join('\n'),
    ).not.toEqual([])
  })

test('the walk over pages names a control that is too small, and none that answers around it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const body = `<main><style>button { position: absolute; inset: 40px auto auto 40px; inline-size: 20px; block-size: 20px; padding: 0 }
    .large { inset-block-start: 120px } .large::after { content: ''; position: absolute; inset: -4px }</style>
    <button>a</button><button class="large">b</button><p>A <a href="/">link</a> in a sentence</p></main>`
  await page.route('**/some-page', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/some-page')
  expect(await smallTargets(page)).toEqual(['20x20 button. “a” of MAIN'])
})
