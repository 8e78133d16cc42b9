import type { Page } from '@playwright/test'
import { linkTo } from '../../../tests/factories/cms.ts'
import { composeText } from '../../setup/composer-words.ts'
import { opensInComposer } from '../../setup/composer.ts'
import { FRIEND, signInAs, signUp, type Person } from '../../setup/people.ts'
import { test } from '../../setup/preview.ts'
import { settled } from '../../setup/settled.ts'
import { shiftOf, watchShift } from '../../setup/shift.ts'
import { answerConsent, expect } from '../../setup/shop-test.ts'

const COMPOSER = { without: 'iframe' }
const EVENING = 'The evening for our friends'

// All tests share the content of one space.
test.describe.configure({ mode: 'serial' })

const evening = (page: Page) => page.getByRole('heading', { name: EVENING })

const signsIn = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/en/account/sign-in')
  await signInAs(page, person)
  await expect(page).not.toHaveURL(/sign-in/)
}

test('a block is for a segment: chosen by its title, looked at as somebody in it, published, and seen in the shop by its customers alone', async ({
  page,
  browser,
  request,
  previewOrigin,
  merchandiser,
  expectAccessible,
}, { retry }) => {
  const id = `friends-evening-${retry}`
  const blocks = { [`${id}-friends`]: EVENING, [`${id}-all`]: 'What is on this week' }
  for (const [block, text] of Object.entries(blocks))
    await merchandiser.creates({ id: block, type: 'headline', fields: { text: { en: text } } })
  await merchandiser.creates({
    id,
    type: 'page',
    fields: {
      title: { en: 'This week' },
      key: { en: `landing/${id}` },
      kind: { en: 'landing' },
      blocks: { en: Object.keys(blocks).map((block) => linkTo(block)) },
    },
  })
  const composer = await opensInComposer(page, previewOrigin, id, '?site=ald-gb')
  const row = composer.outline.getByRole('button', { name: /^Headline/ }).first()
  const onCanvas = composer.canvas.getByRole('heading', { name: EVENING })

  await test.step('she chooses the segment by its title, and the list says in words who sees the block', async () => {
    await composer.selects(/^Headline/)
    await composer.panel.getByText('Where and when', { exact: true }).click()
    await composer.panel.getByLabel('For whom').selectOption('Friends of the house')
    await expect(row).toContainText('only Friends of the house')
    await expect(row).toContainText('not seen here')
    await expect(onCanvas).toBeHidden()
    await expectAccessible('a block for a segment', COMPOSER)
  })

  await test.step('she looks as somebody in the segment, by the menu and by the search for what to do; a reload keeps it', async () => {
    await page.getByText('Seen now · as a guest').click()
    await page.getByLabel('By whom').selectOption('Friends of the house')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(onCanvas).toBeVisible()
    await expect(row).not.toContainText('not seen here')
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('by whom signed in')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Seen now · signed in')).toBeVisible()
    await expect(onCanvas).toBeHidden()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('by whom friends')
    await page.keyboard.press('Enter')
    await expect(onCanvas).toBeVisible()
    await composer.isSaved()
    await page.reload()
    await expect(page.getByText('Seen now · Friends of the house')).toBeVisible()
    await expect(onCanvas).toBeVisible()
  })

  await test.step('on a site without the segment it is seen by somebody who is signed in', async () => {
    await page.getByRole('combobox', { name: 'Site' }).selectOption('Alder, JP')
    await expect(page.getByText('Seen now · signed in')).toBeVisible()
    await expect(row).toContainText('not seen here')
  })

  await test.step('she publishes it', async () => {
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('It is live.')).toBeVisible()
    await expect.poll(async () => (await request.get(`/en/${id}`)).text()).toContain(EVENING)
  })

  const shopper = await (await browser.newContext()).newPage()
  await answerConsent(shopper.context())
  await watchShift(shopper)

  await test.step('a guest and somebody outside the segment do not see it, and nobody does without scripts', async () => {
    await shopper.goto(`/en/${id}`)
    await settled(shopper)
    await expect(evening(shopper)).toBeHidden()
    const scriptless = await browser.newContext({ javaScriptEnabled: false })
    const still = await scriptless.newPage()
    await still.goto(`/en/${id}`)
    await expect(still.getByRole('heading', { name: 'What is on this week' })).toBeVisible()
    await expect(evening(still)).toBeHidden()
    await scriptless.close()
    await signsIn(shopper, await signUp(request))
    await shopper.goto(`/en/${id}`)
    await settled(shopper)
    await expect(evening(shopper)).toBeHidden()
    expect(await shiftOf(shopper)).toBe(0)
    await shopper.evaluate(() => localStorage.clear())
  })

  await test.step('a friend sees it from the first paint, before any code of the page, and nothing moves', async () => {
    await signsIn(shopper, FRIEND)
    await shopper.goto(`/en/${id}`)
    await expect(evening(shopper)).toBeVisible()
    expect(await shiftOf(shopper)).toBe(0)
    await shopper.goto(`/ae/ar/${id}`)
    await expect(shopper.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(evening(shopper)).toBeVisible()
    expect(await shiftOf(shopper)).toBe(0)
    await shopper.route(/\/assets\/.*\.js/, (route) => route.abort())
    await shopper.goto(`/en/${id}`)
    await expect(evening(shopper)).toBeVisible()
    await shopper.unroute(/\/assets\/.*\.js/)
  })

  await test.step('another tab signs out: it is gone in this one too, and stays gone', async () => {
    await shopper.goto(`/en/${id}`)
    await settled(shopper)
    await expect(evening(shopper)).toBeVisible()
    const other = await shopper.context().newPage()
    await other.goto(`/en/${id}`)
    await expect(evening(other)).toBeVisible()
    await other.evaluate(() => localStorage.clear())
    await expect(evening(shopper)).toBeHidden()
    await shopper.reload()
    await settled(shopper)
    await expect(evening(shopper)).toBeHidden()
    await shopper.context().close()
  })

  await test.step('in Arabic the composer says it in Arabic words', async () => {
    const arabic = await (await browser.newContext({ locale: 'ar-EG', viewport: { width: 1280, height: 800 } })).newPage()
    await arabic.goto(`${previewOrigin}/_compose/pages/${id}?site=ald-ae&lang=ar&as=segment-friends&block=${id}-friends`)
    await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(arabic.frameLocator('iframe').getByRole('heading', { name: EVENING })).toBeVisible()
    const words = composeText('ar', 'when.segment').replace('{name}', '\u2068Friends of the house\u2069')
    await expect(arabic.getByText(words).first()).toBeVisible()
    await arabic.context().close()
  })
})
