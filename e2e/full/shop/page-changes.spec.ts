import type { CDPSession, Page } from '@playwright/test'
import { settled } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'

declare global {
  interface Window {
    /** Paths at which a view transition began, and pictures that had its name before and after the page changed. */
    pageChanges: { path: string; before: number; after: number }[]
  }
}

/** Notes each transition while it runs. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.pageChanges = []
    const start = document.startViewTransition.bind(document)
    const shared = (): number =>
      [...document.querySelectorAll<HTMLElement>('picture')].filter(({ style }) => style.viewTransitionName === 'shared-picture').length
    document.startViewTransition = (update) => {
      const change = { path: window.location.pathname, before: shared(), after: 0 }
      const transition = start(update)
      void transition.updateCallbackDone.then(() => {
        change.after = shared()
        window.pageChanges.push(change)
      })
      return transition
    }
  })

const changes = (page: Page) => page.evaluate(() => window.pageChanges)
const firstCard = (page: Page) => page.locator('main article a[href*="/product/"]').first()

test('a card’s picture moves to its product and back to the place the listing was left, and no other side of a listing moves anything', async ({
  page,
}) => {
  await noteTransitions(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const card = page.locator('main article').nth(4)
  // On a busy machine a page may come too late for a transition.
  await expect(async () => {
    await page.goto('/en/women/clothing')
    await settled(page)
    await card.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(0)
    await card.locator('a[href*="/product/"]').last().click()
    await expect(page).toHaveURL(/\/product\//)
    await settled(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(card).toBeInViewport()
    await settled(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(left)
    expect(await changes(page)).toEqual([
      expect.objectContaining({ before: 1, after: 1 }),
      expect.objectContaining({ before: 1, after: 1 }),
    ])
  }).toPass({ timeout: 120_000 })
  // Names are gone with the transition: the next one begins clean.
  await expect(page.locator('picture[style*="shared-picture"]')).toHaveCount(0)
  const before = (await changes(page)).length
  await page.locator('a[href*="page=2"]').first().click()
  await expect(page).toHaveURL(/page=2/)
  await settled(page)
  expect((await changes(page)).length).toBe(before)
})

test('for who asked for stillness pages change without a picture that moves, in no more than 80 ms', async ({ page }) => {
  await noteTransitions(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/ae/ar/women/clothing')
  await settled(page)
  await firstCard(page).click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => changes(page)).toEqual([expect.objectContaining({ before: 0, after: 0 })])
  const durations = await page.evaluate(() => {
    const transition = document.startViewTransition(() => undefined)
    return transition.ready.then(() =>
      document.getAnimations().flatMap(({ effect }) => {
        const isOfPage = effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition') === true
        return isOfPage ? [Number(effect.getComputedTiming().duration)] : []
      }),
    )
  })
  expect(durations.length).toBeGreaterThan(0)
  expect(Math.max(...durations)).toBeLessThanOrEqual(80)
})

/** A finger, which Playwright's touchscreen only taps with. */
const drag = async (session: CDPSession, from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
  const touch = (type: string, points: readonly (readonly [number, number])[]) =>
    session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: points.map(([x, y]) => ({ x, y })) })
  await touch('touchStart', [from])
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', [[from[0] + ((to[0] - from[0]) * step) / 10, from[1] + ((to[1] - from[1]) * step) / 10]])
  await touch('touchEnd', [])
}

for (const [path, away] of [
  ['/en/women', -1],
  ['/ae/ar/women', 1],
] as const)
  test.describe(`at ${path}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test('a finger pulls the menu back to the side it came from, and leaves it open when it goes the other way or scrolls', async ({
      page,
      context,
    }) => {
      await page.goto(path)
      await settled(page)
      await page.locator('header button[aria-haspopup="dialog"]').first().tap()
      const drawer = page.locator('dialog[open]')
      await expect(drawer).toBeVisible()
      await expect.poll(() => drawer.evaluate((it) => it.getAnimations().length)).toBe(0)
      const session = await context.newCDPSession(page)
      const towards = away * 200
      await drag(session, [195, 120], [195 - towards, 120])
      await drag(session, [195, 600], [205, 300])
      await expect(drawer).toBeVisible()
      // Its code comes with the first finger.
      await expect(async () => {
        await drag(session, [195, 120], [195 + towards, 122])
        await expect(drawer).toHaveCount(0, { timeout: 1_000 })
      }).toPass({ timeout: 15_000 })
    })
  })
