import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { copyOf, TEE, type OwnProduct } from './products.ts'

/** What a journey is given beside the page. */
interface ShopFixtures {
  /** Whether the shopper has yet to answer the consent notice; otherwise nothing optional was agreed to. */
  readonly isConsentUndecided: boolean
  /** Fails the test when axe finds anything on the page as it is now, but for what a selector leaves out. */
  readonly expectAccessible: (what: string, options?: { readonly without: string }) => Promise<void>
  /** The everyday tee, as a product that this journey alone buys. */
  readonly tee: OwnProduct
  /** Everything the browser complained about; must be empty at the end. */
  readonly complaints: string[]
}

/** A busy machine lets deadlines pass of what a page does without, such as the visitor's country. What a journey needs it waits for. */
const PAST_DEADLINE = /The request was stopped\.|No answer within \d+ m?s/

/** A page whose console must stay clean, and axe at hand. */
export const test = base.extend<ShopFixtures>({
  isConsentUndecided: [false, { option: true }],
  context: async ({ context, isConsentUndecided }, use) => {
    // By the page itself, whichever host it is of; a choice that a journey makes stays.
    if (!isConsentUndecided)
      await context.addInitScript(() => {
        if (window.origin.startsWith('http') && !document.cookie.includes('cookieConsent='))
          document.cookie = `cookieConsent=${encodeURIComponent('{"v":1,"p":0,"s":0,"m":0,"t":1}')}; Path=/; SameSite=Lax`
      })
    await use(context)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning'
        if (isComplaint && !PAST_DEADLINE.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
      await use(complaints)
      expect(complaints, 'the browser console').toEqual([])
    },
    { auto: true },
  ],
  tee: async ({ request }, use) => {
    await use(await copyOf(request, TEE))
  },
  expectAccessible: async ({ page }, use) => {
    await use((what, options) => checkAccessibility(page, what, options?.without))
  },
})

export { expect }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const checkAccessibility = async (page: Page, what: string, without?: string): Promise<void> => {
  // Contrast is measured when animations have ended; endless ones are left out.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  // What passes is not described, and no second page is opened for a report: together they take four times as long as the
  // checks. Frames of other origins, which hold vendors' pages, are left out by this mode.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly: RULES }).setLegacyMode(true)
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target, html }) => `  ${String(target)}  ${html.slice(0, 200)}`).join('\n')}`,
  )
  expect(found, `axe on ${what}`).toEqual([])
}
