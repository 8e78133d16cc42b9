import { buy } from './buy.mjs'
import { settle } from './take-look.mjs'

/** Phones and laptops. */
export const WIDTHS = [390, 1280]

/** Pages that every site of a theme has, below its prefix. */
const OF_ANY_SHOP = {
  home: '/',
  'search-empty': '/search?query=empty',
  'not-found': '/no-such-page',
  favourites: '/my-favorites',
  'sign-in': '/account/sign-in',
  'create-account': '/account/create',
  'bag-empty': '/checkout/basket',
}

const CLOTHES = {
  ...OF_ANY_SHOP,
  department: '/women',
  listing: '/women/clothing',
  product: '/product/everyday-tee/900001',
  search: '/search?query=tee',
  brands: '/brands',
  story: '/stories/linen',
  help: '/help/delivery',
  about: '/about',
}

const BEAUTY = {
  ...OF_ANY_SHOP,
  department: '/skincare',
  listing: '/skincare/serums',
  product: '/product/calm-serum/800001',
  search: '/search?query=serum',
}

/** A site of each theme in each direction that the theme's sites are read in. */
const SITES = [
  { name: 'ald-gb', prefix: '/en', language: 'en', pages: CLOTHES, address: london, product: CLOTHES.product, size: 'M' },
  { name: 'ald-ae', prefix: '/ae/ar', language: 'ar', pages: CLOTHES, address: dubai, product: CLOTHES.product, size: 'M' },
  { name: 'bri-kr', prefix: '/kr/en', language: 'en', pages: BEAUTY, address: seoul, product: BEAUTY.product, size: '30 ml' },
]

/** Parts of the page of the design, which has both themes in both directions, and states that need a pointer or the focus. */
const PARTS = ['colours', 'type', 'measures', 'components', 'dos']
const FORCED = { hover: ['hover'], focus: ['focus', 'focus-visible'], active: ['active', 'hover'] }
const CONTROLS = ['button', 'chip', 'field', 'link', 'pagination', 'quantity-stepper', 'disclosure', 'tabs']
const DESIGNS = [
  { name: 'design-ald-gb', query: 'site=ald-gb&language=en' },
  { name: 'design-ald-ae', query: 'site=ald-ae&language=ar' },
  { name: 'design-ald-gb-dark', query: 'site=ald-gb&language=en&scheme=dark' },
  { name: 'design-bri-kr', query: 'site=bri-kr&language=en' },
  { name: 'design-bri-kr-rtl', query: 'site=bri-kr&language=en&direction=rtl' },
  { name: 'design-bri-kr-dark', query: 'site=bri-kr&language=en&scheme=dark' },
]

/** Everything that is looked at, as sets of one browser each: who buys keeps the bag between the steps. */
export const looksOf = (width) => [
  ...SITES.map(({ name, prefix, pages }) => ({
    name,
    go: async (page, take) => {
      for (const [kind, path] of Object.entries(pages)) {
        await page.goto(`${prefix}${withoutPopups(path)}`)
        await settle(page)
        await take(`${name}-${kind}`)
      }
    },
  })),
  ...SITES.map((site) => ({
    name: `${site.name}-checkout`,
    go: (page, take) =>
      buy(page, site, async (step) => {
        await settle(page)
        await take(`${site.name}-${step}`)
      }),
  })),
  ...DESIGNS.map(({ name, query }) => ({ name, go: (page, take) => seeDesign(page, { name, query, take, width }) })),
]

const withoutPopups = (path) => `${path}${path.includes('?') ? '&' : '?'}hidePopups=1`

const seeDesign = async (page, { name, query, take, width }) => {
  await page.goto(`/_gallery/design?${query}`)
  const isDark = query.includes('dark')
  // A theme without colours for the dark would be looked at twice.
  if (isDark && (await page.getByRole('link', { name: 'dark', exact: true }).count()) === 0) return
  await settle(page)
  for (const part of PARTS) await take(`${name}-${part}`, `.d-part:has(> #${part})`)
  if (width === WIDTHS[0] || isDark || query.includes('rtl')) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  for (const [state, forcedPseudoClasses] of Object.entries(FORCED)) {
    for (const control of CONTROLS) {
      const selector = `#ui-${control} :is(a, button, input, select, textarea, summary)`
      await force(devtools, selector, forcedPseudoClasses)
      await take(`${name}-${control}-${state}`, `#ui-${control}`)
      await force(devtools, selector, [])
    }
  }
}

const force = async (devtools, selector, forcedPseudoClasses) => {
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
}

function london(page) {
  return fill(page, {
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'King',
    addressLine1: '12 Lamb’s Conduit Street',
    city: 'London',
    postcode: 'WC1N 3LF',
  })
}

function dubai(page) {
  return fill(page, {
    email: 'layla@example.org',
    firstName: 'ليلى',
    lastName: 'حداد',
    addressLine1: 'شارع الشيخ زايد 12',
    city: 'دبي',
    region: 'AE-DU',
  })
}

function seoul(page) {
  return fill(page, {
    email: 'minji@example.org',
    firstName: 'Minji',
    lastName: 'Kim',
    postcode: '04779',
    region: 'KR-11',
    city: 'Seoul',
    addressLine1: '12 Seongsui-ro',
  })
}

async function fill(page, fields) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`form#checkout-shipping [name="${name}"]`).first()
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}
