import type { ElementHandle, Page } from '@playwright/test'
import { sample, walkOf, watchAnswers, type Control } from '../../setup/controls.ts'
import { forgive } from '../../setup/forgive.ts'
import { signInAs, signUp } from '../../setup/people.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { settled } from '../../setup/settled.ts'

/** What another control left on the page may cover a control: it is soon tried again, on a page loaded anew. */
const FIRST_TRY_MS = 8_000
/** How long a control may take before it counts as dead, on a machine that is busy with everything at once. */
const LAST_TRY_MS = 60_000

const LAPTOP = { name: 'a laptop', viewport: { width: 1280, height: 900 }, hasTouch: false }
const PHONE = { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true }
const ENGLISH = { name: 'English', prefix: '/en' }
const ARABIC = { name: 'Arabic', prefix: '/ae/ar' }

interface Stop {
  readonly name: string
  readonly path: string
  /** Brings the shopper into the state in which the page has its controls. */
  readonly prepare?: (page: Page, prefix: string) => Promise<void>
  /** Controls that end that state; they come last. */
  readonly last?: string
  readonly provokes?: RegExp
  /** The same header and footer as on the pages walked whole. */
  readonly isInside?: boolean
}

const putInBag = async (page: Page, prefix: string): Promise<void> => {
  await page.goto(`${prefix}/product/everyday-tee/900001`)
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.locator('[data-buy-form] button[type="submit"]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const saveFavourite = async (page: Page, prefix: string): Promise<void> => {
  await page.goto(`${prefix}/product/everyday-tee/900001`)
  const heart = page.locator('main button[aria-pressed]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
}

const signIn = async (page: Page, prefix: string): Promise<void> => {
  await page.goto(`${prefix}/account/sign-in?redirect=/account`)
  // Controls of the account change it.
  await signInAs(page, await signUp(page.request))
  await expect(page).toHaveURL(`${prefix}/account`)
}

const MOST_USED: readonly Stop[] = [
  { name: 'home', path: '/' },
  { name: 'a listing', path: '/women/clothing' },
  { name: 'a product', path: '/product/everyday-tee/900001' },
]

const OTHERS: readonly Stop[] = [
  { name: 'a search', path: '/search?query=tee' },
  { name: 'a search that finds nothing', path: '/search?query=qqqqq' },
  { name: 'a bag with a line', path: '/checkout/basket', prepare: putInBag, last: 'main [data-sku] button' },
  { name: 'signing in', path: '/account/sign-in' },
  { name: 'the account', path: '/account', prepare: signIn, last: 'main button' },
  { name: 'favourites', path: '/my-favorites', prepare: saveFavourite, last: 'main button[aria-pressed]' },
  { name: 'a landing page', path: '/stories/linen' },
  { name: 'the care guide', path: '/help/care' },
  { name: 'a page there is not', path: '/no-such-page', provokes: /status of 404/ },
  { name: 'looking up an order', path: '/tracking' },
  { name: 'contact', path: '/contact' },
]

const WALKS = [
  ...MOST_USED.flatMap((stop) => [LAPTOP, PHONE].flatMap((device) => [ENGLISH, ARABIC].map((site) => ({ stop, device, site })))),
  ...OTHERS.flatMap((stop, index) => {
    const inside = { ...stop, isInside: true }
    const [first, second] = index % 2 === 0 ? [LAPTOP, PHONE] : [PHONE, LAPTOP]
    return [
      { stop: inside, device: first, site: ENGLISH },
      { stop: inside, device: second, site: ARABIC },
    ]
  }),
]

for (const { stop, device, site } of WALKS) {
  test.describe(`${stop.name} on ${device.name} in ${site.name}`, () => {
    test.use({ viewport: device.viewport, hasTouch: device.hasTouch })

    test('has no control that changes nothing, fails, or complains', async ({ page, complaints }) => {
      const wrong: string[] = []
      const address = `${site.prefix}${stop.path}`
      page.on('response', (answer) => {
        const isProvoked = stop.provokes?.test(`status of ${answer.status()}`) === true
        if (answer.status() >= 400 && !isProvoked) wrong.push(`${answer.status()} of ${answer.request().method()} ${answer.url()}`)
      })
      await stop.prepare?.(page, site.prefix)
      await watchAnswers(page)
      await page.goto(address)
      await settled(page)
      let controls: readonly Control[] = []
      const look = async (): Promise<number> => {
        controls = sample(await controlsOf(page, stop))
        return controls.length
      }
      await expect.poll(look, { message: 'controls of the page' }).toBeGreaterThan(stop.isInside === true ? 0 : 5)

      let isUntouched = true
      const answered = new Set<string>()
      for (const planned of controls) {
        const isHere = isUntouched && (await isThere(page, planned))
        // What another control did to the page may be in the way; on a page loaded anew nothing is.
        let answer = isHere ? await tryControl(page, planned, { hasTouch: device.hasTouch, withinMs: FIRST_TRY_MS }) : NOTHING
        if (answer === NOTHING) {
          await loadAnew(page, address)
          const control = await findAnew(page, stop, planned)
          // Such as the second of two lines of the bag, both removed by now.
          if (control === undefined && answered.has(planned.kind)) continue
          answer = control === undefined ? NOTHING : await tryControl(page, control, { hasTouch: device.hasTouch, withinMs: LAST_TRY_MS })
        }
        if (answer === NOTHING) wrong.push(planned.label)
        else answered.add(planned.kind)
        isUntouched = !planned.movesOthers && (await isAsItWas(page, address))
      }
      if (stop.provokes !== undefined) forgive(complaints, stop.provokes)
      expect(wrong, 'controls that change nothing, and answers that are failures').toEqual([])
    })
  })
}

test('a walk tells a control that changes nothing from one that answers', async ({ page }) => {
  await watchAnswers(page)
  const body = '<main><button>Dead</button><button onclick="this.append(1)">Alive</button><input><a href="/">Elsewhere</a></main>'
  await page.route('**/some-page', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/some-page')
  const controls = sample(await controlsOf(page, { name: 'some page', path: '/some-page' }))
  const answers: string[] = []
  for (const control of controls) answers.push(await tryControl(page, control, { hasTouch: false, withinMs: 1_000 }))
  expect(answers.map((answer) => answer === NOTHING)).toEqual([true, false, false])
})

const controlsOf = async (page: Page, stop: Stop): Promise<Control[]> => {
  const leftOut = stop.isInside === true ? ['header', 'footer'] : []
  const walk = await walkOf(page)
  return walk.evaluate((here, [given, last]) => here.collect(given, last), [leftOut, stop.last ?? ''] as const)
}

/** Not on a page that is just being left. */
const isThere = async (page: Page, { index }: Control): Promise<boolean> => {
  try {
    const walk = await walkOf(page)
    return await walk.evaluate((here, at) => here.controls[at]?.isConnected === true && here.controls[at].checkVisibility(), index)
  } catch (cause) {
    if (String(cause).includes('Execution context was destroyed')) return false
    throw cause
  }
}

/** A control may have begun a navigation of its own, which comes to its end first. */
const loadAnew = async (page: Page, address: string): Promise<void> => {
  try {
    await page.goto(address)
  } catch (cause) {
    if (!String(cause).includes('interrupted by another navigation')) throw cause
    await page.waitForLoadState()
    await page.goto(address)
  }
}

/** Looks for a control on the page loaded anew, where it may have another index. */
const findAnew = async (page: Page, stop: Stop, planned: Control): Promise<Control | undefined> => {
  let found: Control | undefined
  const look = async (): Promise<boolean> => {
    found = (await controlsOf(page, stop)).find(({ kind, label }) => kind === planned.kind && label === planned.label)
    return found !== undefined
  }
  await expect
    .poll(look, { timeout: FIRST_TRY_MS })
    .toBe(true)
    .catch(() => undefined)
  return found
}

const NOTHING = ''

interface Attempt {
  readonly hasTouch: boolean
  readonly withinMs: number
}

/** Uses a control as a shopper does; resolves with the first thing that changed. */
const tryControl = async (page: Page, control: Control, attempt: Attempt): Promise<string> =>
  useControl(page, control, attempt).catch((cause: unknown) => {
    test.info().annotations.push({ type: control.label, description: String(cause) })
    return NOTHING
  })

const useControl = async (page: Page, { index, way }: Control, { hasTouch, withinMs }: Attempt): Promise<string> => {
  const walk = await walkOf(page)
  const element = (await walk.evaluateHandle((here, at) => here.controls[at], index)).asElement() as ElementHandle<HTMLElement> | null
  if (element === null) return NOTHING
  if (way === 'point') {
    await element.hover({ timeout: withinMs })
    await page.waitForFunction((entry) => entry.getAttribute('aria-expanded') === 'true', element, { timeout: withinMs })
    return 'opened'
  }
  const event = way === 'press' ? 'click' : way === 'choose' ? 'input' : 'pointerdown'
  // Where the document is replaced, so is what would have answered.
  const answer = walk.evaluate((here, [name, within]) => here.answer(name, within), [event, withinMs] as const).catch(() => 'left')
  if (way === 'choose') await element.selectOption({ index: 1 }, { timeout: withinMs })
  else if (hasTouch) await element.tap({ timeout: withinMs })
  else await element.click({ timeout: withinMs })
  return answer
}

/** Closes what was opened; false where the page has to be loaded again. */
const isAsItWas = async (page: Page, address: string): Promise<boolean> => {
  const isOpen = (): Promise<boolean> => page.evaluate(() => document.querySelector('dialog[open], [role="dialog"]') !== null)
  const { pathname, search } = new URL(page.url())
  if (`${pathname}${search}` !== address) return false
  if (!(await isOpen().catch(() => true))) return true
  await page.keyboard.press('Escape')
  return !(await isOpen().catch(() => true))
}
