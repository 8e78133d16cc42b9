import { london } from '../../setup/addresses.ts'
import { arriveAtPayment } from '../../setup/arrive-at-payment.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

type Fields = Readonly<Record<string, string | undefined>>

const withoutEmpty = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

test('a paid order leads to its page by exactly the parameters of the answer, or by a form to the address in it [FRAME-09] [FRAME-10] [FRAME-14]', async ({
  page,
  tee,
}) => {
  const guest = shopper(page, wordsOf('en'), '/en')
  let answer: Fields = {}
  let added: Fields = {}
  await page.route(
    (url) => url.pathname === '/api/checkout',
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      const response = await route.fetch()
      // The answer of our own server.
      answer = (await response.json()) as Fields
      return route.fulfill({ response, json: { ...answer, ...added } })
    },
  )
  const buy = async (): Promise<void> => {
    await arriveAtPayment({ tee, guest, address: london() })
    await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada King' })
    await guest.agreesAndSubmits()
  }

  await test.step('by address', async () => {
    const left = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('/complete'))
    await buy()
    const { pathname, searchParams } = new URL((await left).url())
    const { rawToken, siteTag, uat, utt, utr, paymentMethod } = answer
    expect(pathname).toBe('/en/complete')
    expect(Object.fromEntries(searchParams)).toEqual(
      withoutEmpty({ authorization: rawToken, account: siteTag, uat, utt, utr, paymentMethod }),
    )
    expect(searchParams.get('authorization')).toBeTruthy()
    await guest.seesThanks()
    await expect(page).not.toHaveURL(/authorization|uat/)
  })

  await test.step('by form', async () => {
    const redirectURL = new URL('/vendor/complete', page.url()).href
    added = { redirectURL }
    await page.route(redirectURL, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Vendor</title>' }))
    const posted = page.waitForRequest(redirectURL)
    await buy()
    const request = await posted
    const { rawToken, siteTag, uat, utt, utr, paymentMethod } = answer
    expect(request.method()).toBe('POST')
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual(
      withoutEmpty({ rawToken, siteTag, uat, utt, utr, paymentMethod }),
    )
  })
})
