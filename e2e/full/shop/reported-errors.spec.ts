import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { collected, collectedBy } from '../../setup/collected.ts'
import { forgive } from '../../setup/forgive.ts'
import { settled, use } from '../../setup/settled.ts'
import { expect, test } from '../../setup/shop-test.ts'

interface Sent {
  readonly incident: string
  readonly code: string
  readonly message: string
}

/** What the page sends of it, by a word that its message has. */
const sentWith = async (page: Page, word: string): Promise<Sent> => {
  const request = await page.waitForRequest((each) => each.url().endsWith('/monitoring/errors') && each.postData()?.includes(word) === true)
  // Our own page's.
  return request.postDataJSON() as Sent
}

const STICKY = 'block-registry/sticky-product-details/sticky-product-details.tsx'

test('a block that throws is found in the collector by its incident, with its id, its type, and the line of its source [CHUNK-06] [THIRD-06]', async ({
  page,
  request,
  complaints,
}) => {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (element) {
      if (element.matches('[data-buy-form]')) throw new Error('No bar for ann@example.com')
      observe.call(this, element)
    }
  })
  const sending = sentWith(page, 'blockFailed')
  await page.goto('/en/product/everyday-tee/900001')
  await settled(page)
  await use(page)
  const { incident } = await sending
  const { tags, level, exception } = await collectedBy(request, incident)
  expect(tags).toMatchObject({ blockType: 'sticky-product-details', pageKind: 'product', site: 'ald-gb', code: 'blockFailed' })
  expect(tags['blockId']).toBeTruthy()
  expect(level).toBe('warning')
  const [error] = exception.values
  expect(error?.value).toContain('No bar for <e-mail>')
  const frame = error?.stacktrace?.frames.find(({ filename }) => filename === STICKY)
  expect(readFileSync(STICKY, 'utf8').split('\n')[(frame?.lineno ?? 0) - 1]).toContain('observer.observe(element)')
  forgive(complaints, /blockFailed|No bar/)
})

test('a rejected promise, an error of a script and a script that does not come are in the collector, each once; an extension’s error is not [SCRIPT-02] [THIRD-07]', async ({
  page,
  request,
  complaints,
}) => {
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('data-app-ready', 'true')
  const throwIn = (text: string, address?: string) =>
    page.evaluate(
      ([message = '', place]) => {
        const error = new Error(message)
        if (place !== undefined) error.stack = `Error: ${message}\n    at f (${place}:1:2)`
        setTimeout(() => {
          throw error
        })
      },
      [text, address],
    )
  await throwIn('By an extension', 'chrome-extension://abcdef/content.js')
  const thrown = sentWith(page, 'By a timer')
  await throwIn('By a timer')
  await throwIn('By a timer')
  const rejected = sentWith(page, 'By a promise')
  await page.evaluate(() => void Promise.reject(new Error('By a promise')))
  const unloaded = sentWith(page, 'Can not load script')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = '/scripts/gone.js?shopper=ann'
    document.head.append(script)
  })
  const [one, two, three] = [await thrown, await rejected, await unloaded]
  expect((await collectedBy(request, one.incident)).exception.values[0]).toMatchObject({ type: 'error', value: 'Error: By a timer' })
  expect((await collectedBy(request, two.incident)).exception.values[0]).toMatchObject({ type: 'rejected', value: 'Error: By a promise' })
  const script = await collectedBy(request, three.incident)
  expect(script).toMatchObject({ level: 'warning', exception: { values: [{ value: 'Can not load script' }] } })
  expect(script.tags['resource']).toMatch(/\/scripts\/gone\.js$/)
  const all = await collected(request)
  const saying = (text: string) => all.filter(({ exception: { values } }) => values[0]?.value.includes(text) === true)
  expect(saying('By a timer')).toHaveLength(1)
  expect(saying('By an extension')).toEqual([])
  forgive(complaints, /By an extension|By a timer|By a promise|404|gone\.js|MIME/)
})

test('the code that a page of a failed start shows finds its report [BOOT-14]', async ({ page, request, complaints }) => {
  await page.route(/\/assets\/entry-client-[^/]*\.js/, (route) => route.fulfill({ status: 403, body: 'No' }))
  await page.goto('/en')
  const incident = await page.locator('.start-failed b').textContent()
  const { tags, level } = await collectedBy(request, incident ?? '')
  expect(tags['code']).toBe('startBlocked')
  expect(level).toBe('error')
  forgive(complaints, /Failed to load|startBlocked|403/)
})

test('no source map of the shop is served', async ({ page, request }) => {
  await page.goto('/en')
  const scripts = await page.locator('script[src*="/assets/"]').evaluateAll((found) => found.map((each) => each.getAttribute('src') ?? ''))
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL')
    expect((await request.get(`${script}.map`)).status()).toBe(404)
  }
})
