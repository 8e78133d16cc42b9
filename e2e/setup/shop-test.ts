import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test'
import { isForgiven } from './forgive.ts'
import { plainPictures } from './plain-pictures.ts'
import { copyOf, TEE, type OwnProduct } from './products.ts'
import { hasBeenShownAround } from './tour.ts'

/** The part of a page that axe looks at. */
export interface LookedAt {
  readonly within?: string
  readonly without?: string
  /** Only what colours decide, where all else was looked at in the other look. */
  readonly isContrastAlone?: boolean
}

/** How a journey finds the shop. */
export interface ShopOptions {
  /** Whether the shopper has yet to answer the consent notice; otherwise nothing optional was agreed to. */
  readonly isConsentUndecided: boolean
  /** Whether a dot stands in place of every picture. */
  readonly hasPlainPictures: boolean
  /** Whether the composer shows her around; otherwise it has done so before. */
  readonly isTourUnseen: boolean
}

/** What a journey is given beside the page. */
interface ShopFixtures {
  /** Fails the test when axe finds anything on the page as it is now: within a selector, and but for what another leaves out. */
  readonly expectAccessible: (what: string, options?: LookedAt) => Promise<void>
  /** The everyday tee, as a product that this journey alone buys. */
  readonly tee: OwnProduct
  /** Everything the browser complained about; must be empty at the end. */
  readonly complaints: string[]
}

/** A busy machine lets deadlines pass of what a page does without, such as the visitor's country. What a journey needs it waits for. */
const PAST_DEADLINE = /The request was stopped\.|No answer within \d+ m?s/

/** Nothing optional is agreed to. By the page itself, whichever host it is of; a choice that a journey makes stays. */
export const answerConsent = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (window.origin.startsWith('http') && !document.cookie.includes('cookieConsent='))
      document.cookie = `cookieConsent=${encodeURIComponent('{"v":1,"p":0,"s":0,"m":0,"t":1}')}; Path=/; SameSite=Lax`
  })

/** A page whose console must stay clean, and axe at hand. */
export const test = base.extend<ShopOptions & ShopFixtures>({
  isConsentUndecided: [false, { option: true }],
  hasPlainPictures: [false, { option: true }],
  isTourUnseen: [false, { option: true }],
  context: async ({ context, isConsentUndecided, hasPlainPictures, isTourUnseen }, use) => {
    if (!isTourUnseen) await hasBeenShownAround(context)
    if (!isConsentUndecided) await answerConsent(context)
    if (hasPlainPictures) await plainPictures(context)
    await use(context)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const add = (complaint: string): void => {
        if (!PAST_DEADLINE.test(complaint) && !isForgiven(complaints, complaint)) complaints.push(complaint)
      }
      const addMessage = (message: ConsoleMessage): void => {
        if (message.type() === 'error' || message.type() === 'warning') add(`${message.type()}: ${message.text()}`)
      }
      const addError = (error: Error): void => add(`error: ${error.message}`)
      page.on('console', addMessage)
      page.on('pageerror', addError)
      await use(complaints)
      // The next journey may have the same page.
      page.off('console', addMessage)
      page.off('pageerror', addError)
      expect(complaints, 'the browser console').toEqual([])
    },
    { auto: true },
  ],
  tee: async ({ request }, use) => {
    await use(await copyOf(request, TEE))
  },
  expectAccessible: async ({ page }, use) => {
    await use((what, options = {}) => checkAccessibility(page, what, options))
  },
})

export { expect }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const checkAccessibility = async (page: Page, what: string, { within, without, isContrastAlone = false }: LookedAt): Promise<void> => {
  // Contrast is measured when animations have ended; endless ones, and those that follow the scroll position, are left out.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect, timeline }) => timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  )
  // What passes is not described, and no second page is opened for a report: together they take four times as long as the
  // checks. Frames of other origins, which hold vendors' pages, are left out by this mode.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly: isContrastAlone ? ['color-contrast'] : RULES })
    .setLegacyMode(true)
  if (within !== undefined) axe.include(within)
  if (without !== undefined) axe.exclude(without)
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target, html }) => `  ${String(target)}  ${html.slice(0, 200)}`).join('\n')}`,
  )
  expect(found, `axe on ${what}`).toEqual([])
}
