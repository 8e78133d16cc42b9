import type { Page } from '@playwright/test'
import { holdSearch } from '../../setup/hold-requests.ts'
import { holdScripts } from '../../setup/late-scripts.ts'
import { forgive, NO_PRODUCTS } from '../../setup/forgive.ts'
import { openFilters } from '../../setup/open-filters.ts'
import { settled } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { textOf } from '../../setup/words.ts'

const LISTING = '/en/women/clothing'
const SORT = textOf('en', 'listing.sortBy')

test.use({ hasPlainPictures: true })

/** What a shopper does: clicks the first thing shown of a role and a name, or chooses an order. */
type Step = { readonly role: 'checkbox' | 'link' | 'button'; readonly name: string; readonly within?: string } | { readonly sort: string }

/**
 * One step after the other, each as soon as the page could show the one before. In the page, since a busy machine needs longer between
 * two clicks of a test than a shopper, and than the shop waits for its search. Answers what is chosen after each step: values and order.
 */
const doQuickly = (page: Page, steps: readonly Step[]): Promise<readonly string[]> =>
  page.evaluate(
    async ({ steps: given, sortLabel }) => {
      const isShown = (element: Element): boolean => element.checkVisibility()
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const sortSelect = () => [...document.querySelectorAll('select')].find((select) => select.labels[0]?.textContent?.includes(sortLabel))
      const seen: string[] = []
      for (const step of given) {
        const select = sortSelect()
        if ('sort' in step) {
          if (select === undefined) throw new Error('There is no order to choose')
          select.value = step.sort
          select.dispatchEvent(new Event('change', { bubbles: true }))
        } else {
          const { role, name, within = '' } = step
          const tag = role === 'link' ? 'a' : role === 'button' ? 'button, [role="button"]' : '[role="checkbox"]'
          const found = [...document.querySelectorAll<HTMLElement>(tag)].find(
            (element) =>
              isShown(element) && new RegExp(name).test(element.textContent ?? '') && (within === '' || element.closest(within) !== null),
          )
          if (found === undefined) throw new Error(`There is no ${role} ${name}`)
          found.click()
        }
        await nextFrame()
        const checked = [...document.querySelectorAll('[data-type="filters"] [role="checkbox"][aria-checked="true"]')].map(
          (element) => /^\D+/.exec(element.textContent ?? '')?.[0] ?? '',
        )
        seen.push([...[...new Set(checked)].sort(), sortSelect()?.value].join(' '))
      }
      return seen
    },
    { steps, sortLabel: SORT },
  )

const option = (page: Page, name: string) => page.getByRole('dialog').getByRole('checkbox', { name: new RegExp(`^${name}`) })
const isChosen = (page: Page, name: string, chosen = true) => expect(option(page, name)).toHaveAttribute('aria-checked', String(chosen))
const colorsOf = (page: Page): readonly string[] => (new URL(page.url()).searchParams.get('color') ?? '').split(',').toSorted()
const isSettled = (page: Page) => expect(page.locator('#main')).not.toHaveAttribute('aria-busy')
const choose = (name: string): Step => ({ role: 'checkbox', name: `^${name}` })

const opens = async (page: Page): Promise<void> => {
  await page.goto(LISTING)
  await settled(page)
}

const opensFilters = async (page: Page): Promise<void> => {
  await opens(page)
  await openFilters(page)
}

test('three colours chosen while the products of the first are on their way are all chosen, and look so at once [FILTER-01]', async ({
  page,
}) => {
  await opensFilters(page)
  const release = await holdSearch(page)
  expect(await doQuickly(page, [choose('Navy'), choose('Black'), choose('Sage')])).toEqual([
    'Navy bestMatch',
    'Black Navy bestMatch',
    'Black Navy Sage bestMatch',
  ])
  const chips = page.getByRole('dialog').getByRole('list', { name: textOf('en', 'listing.chosenFilters') })
  await expect(chips.getByRole('link', { name: /Navy|Black|Sage/ })).toHaveCount(3)
  release()
  await expect.poll(() => colorsOf(page)).toEqual(['black', 'navy', 'sage'])
  await isSettled(page)
  for (const name of ['Navy', 'Black', 'Sage']) await isChosen(page, name)
})

test('a colour chosen and taken back before its products are there leaves the others, the order chosen since and the place on the page [FILTER-01]', async ({
  page,
}) => {
  await opensFilters(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  let release = await holdSearch(page)
  const seen = await doQuickly(page, [choose('Navy'), choose('Black'), { sort: 'priceAsc' }, choose('Navy')])
  expect(seen.slice(2)).toEqual(['Black Navy priceAsc', 'Black priceAsc'])
  release()
  await expect(page).toHaveURL(/\?sortBy=priceAsc&color=black$/)
  await isSettled(page)
  await page.unroute('**/algolia/**')
  release = await holdSearch(page)
  expect(await doQuickly(page, [choose('Sage'), choose('Sage'), choose('Black')])).toEqual([
    'Black Sage priceAsc',
    'Black priceAsc',
    'priceAsc',
  ])
  release()
  await expect(page).toHaveURL(/\?sortBy=priceAsc$/)
  await isSettled(page)
  await isChosen(page, 'Black', false)
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

test('a page or a category gone to while a colour is on its way keeps the colour [FILTER-01, PAGER-02, SIDENAV-08]', async ({ page }) => {
  await opensFilters(page)
  let release = await holdSearch(page)
  await doQuickly(page, [choose('Navy'), { role: 'link', name: '^2$', within: 'nav' }])
  release()
  await expect(page).toHaveURL(/\?page=2&color=navy$/)
  await isSettled(page)
  await page.unroute('**/algolia/**')
  release = await holdSearch(page)
  await doQuickly(page, [choose('Black'), { role: 'link', name: '^Dresses', within: '[data-categories]' }])
  release()
  await expect(page).toHaveURL(/\/women\/clothing\/dresses\?color=/)
  await expect.poll(() => colorsOf(page)).toEqual(['black', 'navy'])
})

test('choices in a block that has not come to life yet add up [FILTER-01]', async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/(?:filters|start-router)-.*\.js/)
  await page.goto(LISTING)
  // As a click before the first script does.
  await page.evaluate(() => {
    window.location.hash = document.querySelector<HTMLAnchorElement>('[data-pullout] > a')?.hash ?? ''
  })
  // Followed by the shop's code, which is there, in a block whose own is not.
  await page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')))
  await doQuickly(page, [choose('Navy'), choose('Black')])
  release()
  await expect.poll(() => colorsOf(page)).toEqual(['black', 'navy'])
  await openFilters(page)
  await isChosen(page, 'Navy')
  await isChosen(page, 'Black')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('an order chosen while the chosen colours are on their way keeps them, and so do colours chosen after it [FILTER-01, FILTER-04]', async ({
    page,
  }) => {
    await opens(page)
    // The panel's code comes with its first opening.
    const opener = page.getByRole('button', { name: new RegExp(`^${textOf('en', 'listing.filters')}`) })
    await opener.click()
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    const inPanel = (name: string): readonly Step[] => [
      { role: 'button', name: `^${textOf('en', 'listing.filters')}` },
      { role: 'checkbox', name: `^${name}`, within: 'dialog' },
      { role: 'button', name: `^(?:Show \\d+ products?|${textOf('en', 'listing.apply')})$`, within: 'dialog' },
    ]
    const release = await holdSearch(page)
    await doQuickly(page, [...inPanel('Navy'), { sort: 'priceAsc' }, ...inPanel('Black'), ...inPanel('Sage')])
    await expect(opener).toContainText('3')
    release()
    await expect.poll(() => colorsOf(page)).toEqual(['black', 'navy', 'sage'])
    await expect(page).toHaveURL(/sortBy=priceAsc/)
    await isSettled(page)
  })
})

test('choices whose products do not come are still chosen beside what says so, and a step back undoes them [PLP-23]', async ({
  page,
  complaints,
}) => {
  await opensFilters(page)
  await page.route('**/algolia/**', (route) => route.abort())
  forgive(complaints, NO_PRODUCTS)
  await doQuickly(page, [choose('Navy'), choose('Black')])
  await expect(page.getByRole('alert').filter({ hasText: textOf('en', 'listing.failedHeading') })).toBeVisible()
  await expect.poll(() => colorsOf(page)).toEqual(['black', 'navy'])
  // What says so has the page to itself.
  await expect(page.getByRole('dialog')).toBeHidden()
  await openFilters(page)
  await isChosen(page, 'Navy')
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await openFilters(page)
  await isChosen(page, 'Navy', false)
  await isChosen(page, 'Black', false)
})
