import type { APIRequestContext, Page } from '@playwright/test'
import { signInAs, signUp } from '../../setup/people.ts'
import { expect, test } from '../../setup/merchandised-test.ts'
import { atEveryProcess } from '../../setup/processes.ts'
import { control } from '../../setup/test-controls.ts'

const PAGE = 'page-landing-about'
const MINUTE_MS = 60_000

// All tests share the content of one space and its clock.
test.describe.configure({ mode: 'serial' })

type Merchandiser = Parameters<Parameters<typeof test>[2]>[0]['merchandiser']

/** Headlines with settings, first on a page, live. */
const publishes = async (merchandiser: Merchandiser, page: string, blocks: Readonly<Record<string, object>>): Promise<void> => {
  for (const [text, meta] of Object.entries(blocks)) {
    const id = `visibility-${text.toLowerCase().replaceAll(' ', '-')}`
    await merchandiser.drafts(page, { id, type: 'headline', fields: { text: { en: text }, level: { en: 2 }, meta: { en: meta } } })
    await merchandiser.publishes(id)
  }
  await merchandiser.publishes(page)
}

const headline = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Opens a page as soon as what was published is live there. */
const opens = async (page: Page, address: string, live: string): Promise<void> => {
  await expect
    .poll(async () => {
      const answers = await atEveryProcess((origin) => page.request.get(`${origin}${address}`))
      return (await Promise.all(answers.map((answer) => answer.text()))).every((html) => html.includes(`>${live}<`))
    })
    .toBe(true)
  await page.goto(address)
}

test('guests read what is for guests and who is signed in what is for them, from the first paint, and after signing out again', async ({
  page,
  merchandiser,
}) => {
  await publishes(merchandiser, PAGE, { 'Join us': { audience: 'guest' }, 'Welcome back': { audience: 'signedIn' }, Everybody: {} })
  await opens(page, '/en/about', 'Everybody')
  await expect(headline(page, 'Join us')).toBeVisible()
  await expect(headline(page, 'Welcome back')).toBeHidden()

  await page.goto('/en/account/sign-in')
  await signInAs(page, await signUp(page.request))
  await expect(page).not.toHaveURL(/sign-in/)
  await page.goto('/en/about')
  await expect(page.locator('html')).toHaveAttribute('data-shopper', 'signedIn')
  await expect(headline(page, 'Welcome back')).toBeVisible()
  await expect(headline(page, 'Join us')).toBeHidden()

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(headline(page, 'Join us')).toBeVisible()
  await expect(headline(page, 'Welcome back')).toBeHidden()
})

test('a block is hidden on phones or on wide screens, as it is set', async ({ page, merchandiser }) => {
  await publishes(merchandiser, PAGE, { 'On the way': { hiddenOn: 'desktop' }, 'At the desk': { hiddenOn: 'mobile' } })
  await page.setViewportSize({ width: 390, height: 844 })
  await opens(page, '/en/about', 'On the way')
  await expect(headline(page, 'On the way')).toBeVisible()
  await expect(headline(page, 'At the desk')).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(headline(page, 'At the desk')).toBeVisible()
  await expect(headline(page, 'On the way')).toBeHidden()
})

test('a block for countries and languages is on their pages and no other', async ({ page, merchandiser }) => {
  await publishes(merchandiser, PAGE, { 'For Britain': { countries: ['GB'] }, 'In French': { languages: ['fr'] }, Everywhere: {} })
  await opens(page, '/en/about', 'Everywhere')
  await expect(headline(page, 'For Britain')).toBeVisible()
  await expect(headline(page, 'In French')).toHaveCount(0)
  await opens(page, '/ca/fr/about', 'Everywhere')
  await expect(headline(page, 'In French')).toBeVisible()
  await expect(headline(page, 'For Britain')).toHaveCount(0)
})

test('a block of the header for a navigation context comes and goes with the address, without a reload', async ({ page, merchandiser }) => {
  const link = { label: { en: 'Women’s week' }, href: { en: '/women' }, meta: { en: { navContexts: ['women'] } } }
  await merchandiser.drafts('page-footer', { id: 'visibility-context', type: 'button', fields: link })
  await merchandiser.publishes('visibility-context')
  await merchandiser.publishes('page-footer')
  const shown = page.getByRole('link', { name: 'Women’s week' })
  await opens(page, '/en/women', 'Women’s week')
  await expect(shown).toBeVisible()
  await page.goto('/en/men')
  await expect(shown).toHaveCount(0)
  await page.goto('/en/women')
  await expect(shown).toBeVisible()
})

test.describe('a block with a window', () => {
  const setClock = async (request: APIRequestContext, change: object): Promise<number> =>
    // What the control of the clock answers (contracts 8).
    ((await control(request, 'clock', change)) as { readonly now: number }).now
  test.afterEach(({ request }) => setClock(request, { reset: true }))

  test('appears and goes on time, although the page is cached in between', async ({ page, request, merchandiser }) => {
    const now = await setClock(request, { advanceMs: 0 })
    const [opens10, closes20] = [now + 10 * MINUTE_MS, now + 20 * MINUTE_MS]
    const window = { visibleFrom: new Date(opens10).toISOString(), visibleUntil: new Date(closes20).toISOString() }
    await publishes(merchandiser, PAGE, { 'For ten minutes': window, Always: {} })
    await opens(page, '/en/about', 'Always')
    await expect(headline(page, 'For ten minutes')).toHaveCount(0)

    // Kept now, until the window opens and not a second longer.
    for (const [at, count] of [
      [opens10 - 1_000, 0],
      [opens10, 1],
      [closes20 - 1_000, 1],
      [closes20, 0],
    ] as const) {
      await setClock(request, { now: at })
      for (const visit of ['first', 'second']) {
        await page.goto('/en/about')
        await expect(headline(page, 'For ten minutes'), `${visit} visit`).toHaveCount(count)
      }
    }
  })
})
