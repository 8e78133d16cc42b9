import type { Page } from '@playwright/test'
import { agree } from '../../setup/agree.ts'
import { settled, use } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'

test.use({ isConsentUndecided: true })

interface Seen {
  readonly productId: string
  readonly position: number
}

const seenOn = (page: Page) =>
  // The page's own list, of which only these fields are looked at.
  page.evaluate(() =>
    ((window.dataLayer ?? []) as unknown as readonly { event: string; data: Seen }[])
      .filter(({ event }) => event === 'productImpression')
      .map(({ data }) => data),
  )

test('products of a listing are reported once each when they are seen, and not before: after a scroll away and back no second time, after a sort anew [CARD-01, CARD-17]', async ({
  page,
}) => {
  await agree(page.context())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/women/clothing')
  const cards = page.locator('main article')
  const count = await cards.count()
  await settled(page)
  await use(page)
  await expect.poll(async () => (await seenOn(page)).length).toBeGreaterThan(0)
  expect((await seenOn(page)).length).toBeLessThan(count)
  const last = cards.last()
  await last.scrollIntoViewIfNeeded()
  const lastId = new URL((await last.locator('a').first().getAttribute('href')) ?? '', page.url()).pathname.split('/').at(-1)
  await expect.poll(async () => (await seenOn(page)).map(({ productId }) => productId)).toContain(lastId)
  await cards.first().scrollIntoViewIfNeeded()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.25 })
  const ids = (await seenOn(page)).map(({ productId }) => productId)
  expect(ids).toEqual([...new Set(ids)])
  expect((await seenOn(page))[0]).toMatchObject({ position: 1, currency: 'GBP' })

  await page.evaluate(() => window.scrollTo(0, 0))
  const before = (await seenOn(page)).length
  await page.goto('/en/women/clothing?sortBy=priceAsc')
  await settled(page)
  await use(page)
  await expect.poll(async () => (await seenOn(page)).length).toBeGreaterThan(0)
  expect(before).toBeGreaterThan(1)
})
