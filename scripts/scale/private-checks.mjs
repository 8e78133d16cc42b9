import { request } from 'undici'
import { cms, require } from '../many-processes/checks.mjs'
import { SPACE } from './purge-checks.mjs'
import { CREDENTIALS, SITE, beginSession } from '../kill-nine/buyers.mjs'

/** Who agreed to statistics and drew this number takes part in tests. */
const CHOICE = encodeURIComponent(JSON.stringify({ v: 1, p: 0, s: 1, m: 0, t: 1 }))
const agreed = (number) => `cookieConsent=${CHOICE}; variantNumber=${number}`

/** What one person asks for: never answered from the cache, and never public. A row each, for the first and the second shopper alike. */
const PERSONAL = [
  ['a bag', '/api/cart?' + SITE, { session: true }],
  ['favourites', '/api/favorites?' + SITE, { session: true }],
  ['orders of an account', '/api/order/history?' + SITE, { session: true }],
  ['the account page', '/en/account'],
  ['the checkout page', '/en/checkout'],
  ['the page after an order', '/en/complete'],
  ['the orders page', '/en/orders'],
  ['the desk', '/_orders'],
  ['the reports', '/_reports'],
  ['the mailbox', '/_mailbox'],
  ['a preview', '/en?client=alder&country=GB&preview=1', { host: 'preview.localhost' }],
  ['the composer', '/_compose', { host: 'preview.localhost' }],
  ['a page by the language of the browser', '/'],
  ['an address with a campaign of a partner', '/en/?token=partner-1'],
  ['a page that is not there', '/en/nothing-at-all'],
]

/** Asks for each twice through Varnish, as two shoppers. Gives how many were looked at; throws with every one that was kept. */
export const nothingPrivateIsKept = async ({ varnish, origins }) => {
  const kept = []
  for (const [name, path, { session = false, host } = {}] of PERSONAL) {
    for (const shopper of [1, 2]) {
      const answer = await ask(varnish.origin, path, {
        host,
        cookie: `who=${shopper}`,
        ...(session ? await sessionOf(varnish.origin) : {}),
      })
      if (answer.cache === 'hit' || /(^|, *)public/.test(answer.control)) kept.push(`${name}: ${answer.cache}, ${answer.control}`)
    }
  }
  kept.push(...(await departments(varnish.origin)), ...(await otherSites(varnish.origin)), ...(await testedPage({ varnish, origins })))
  require(kept.length === 0, kept.join('; '))
  return `${PERSONAL.length} kinds of answers of one person, home with a department, a page with a test, another site's name: none is kept for others`
}

/** Unlike `fetch`, this sends the name of another host. */
const ask = async (origin, path, { host = 'localhost', ...headers } = {}) => {
  const {
    statusCode,
    headers: answered,
    body,
  } = await request(`${origin}${path}`, { headers: { host, 'x-forwarded-for': '198.51.100.9', ...headers } })
  return {
    status: statusCode,
    cache: answered['x-cache'],
    control: answered['cache-control'] ?? '',
    location: answered.location ?? '',
    text: await body.text(),
  }
}

const sessionOf = async (origin) => ({
  authorization: CREDENTIALS,
  shoppingsessionid: (await beginSession(origin)).headers.get('shoppingsessionid'),
})

/** The home page redirects a shopper who has chosen a department to it, and nobody else. */
const departments = async (origin) => {
  await ask(origin, '/en/')
  const chosen = await ask(origin, '/en/', { cookie: 'navContext_alder_gb=men' })
  const others = await ask(origin, '/en/')
  return [
    ...(chosen.status === 302 && chosen.location.endsWith('/en/men')
      ? []
      : [`home with a department answered ${chosen.status} ${chosen.location}`]),
    ...(others.status === 200 ? [] : [`home without a department answered ${others.status} ${others.location}`]),
  ]
}

/** A page of one site is never cached under the address of another. */
const otherSites = async (origin) => {
  const path = `/en/help/delivery?sortBy=${Date.now()}`
  await ask(origin, path, { 'x-forwarded-host': 'jp.localhost', forwarded: 'host=jp.localhost' })
  const { text } = await ask(origin, path)
  return text.includes('lang="en-GB"') ? [] : ['a page of another site was kept under the address of this one']
}

/** Half of the visitors see a variant: caches in front keep neither. */
const testedPage = async ({ varnish, origins }) => {
  const [origin] = origins
  const page = await cms(`${origin}${SPACE}/entries/page-landing-about`, 'GET')
  const block = await cms(`${origin}${SPACE}/entries/about-headline`, 'GET')
  const write = async (id, fields, { version, type } = {}) => {
    const headers = { version, ...(type === undefined ? {} : { contentType: type }) }
    const { sys } = await cms(`${origin}${SPACE}/entries/${id}`, 'PUT', { body: { fields }, ...headers })
    await cms(`${origin}${SPACE}/entries/${id}/published`, 'PUT', { version: sys.version })
  }
  const metaOf = (name) => ({ meta: { en: { variant: { test: 'play', name, ...(name === 'a' ? {} : { share: 50 }) } } } })
  await write('about-headline-b', { ...block.fields, text: { en: 'The other words' }, ...metaOf('b') }, { type: 'headline' })
  await write('about-headline', { ...block.fields, ...metaOf('a') }, { version: block.sys.version })
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'about-headline-b' } }
  const blocks = page.fields.blocks.en.flatMap((each) => (each.sys.id === 'about-headline' ? [each, link] : [each]))
  await write('page-landing-about', { ...page.fields, blocks: { en: blocks } }, { version: page.sys.version })
  const control = async () => (await ask(varnish.origin, '/en/about')).control
  const begun = performance.now()
  while ((await control()) !== 'private, no-cache') require(performance.now() - begun < 20_000, 'The page with a test is never there')
  const seen = []
  for (let number = 0; number < 20; number += 1) seen.push(await ask(varnish.origin, '/en/about', { cookie: agreed(number) }))
  const others = seen.filter(({ text }) => text.includes('The other words')).length
  // Restores the page for the checks that follow.
  for (const { sys, fields } of [page, block]) {
    const after = await cms(`${origin}${SPACE}/entries/${sys.id}`, 'GET')
    await write(sys.id, fields, { version: after.sys.version })
  }
  while (!(await control()).startsWith('public')) require(performance.now() - begun < 60_000, 'The page is never without its test again')
  return [
    ...(seen.some(({ cache }) => cache === 'hit') ? ['a page with a test was answered from the cache'] : []),
    ...(others > 0 && others < seen.length ? [] : [`${others} of ${seen.length} visitors saw the variant of a test`]),
  ]
}
