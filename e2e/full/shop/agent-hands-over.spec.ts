import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expectFits, WIDTHS_PX } from '../../setup/expect-fits.ts'
import { forgive } from '../../setup/forgive.ts'
import { expect, test } from '../../setup/shop-test.ts'
import { shopper } from '../../setup/shopper.ts'
import { wordsOf } from '../../setup/words.ts'

interface Checkout {
  readonly id: string
  readonly status: string
  readonly continue_url: string
  readonly order?: { readonly id: string }
}

interface Found {
  readonly products: readonly { readonly variants: readonly { readonly id: string; readonly title: string }[] }[]
}

/** A platform that shops on a site, by the profile that the embedded platform plays. */
const agentOn = (request: APIRequestContext, origin: string, country: string) => {
  const call = async <Answer>(path: string, data?: object): Promise<Answer> => {
    const headers = { 'ucp-agent': `profile="${origin}/agent/.well-known/ucp"`, 'idempotency-key': randomUUID() }
    const address = `/ucp/${country}${path}`
    const answer = await (data === undefined ? request.get(address, { headers }) : request.post(address, { headers, data }))
    return (await answer.json()) as Answer
  }
  return {
    begins: async (search: object, more: object): Promise<Checkout> => {
      const { products } = await call<Found>('/catalog/search', { ...search, pagination: { limit: 1 } })
      const line_items = products.map(({ variants }) => ({ item: { id: variants[0]?.id }, quantity: 1 }))
      return call<Checkout>('/checkout-sessions', { line_items, ...more })
    },
    reads: (id: string) => call<Checkout>(`/checkout-sessions/${id}`),
  }
}

const LONDON = {
  buyer: { email: 'ada@example.com', first_name: 'Ada', last_name: 'Byron', phone_number: '+447400123456' },
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        destinations: [
          { street_address: '12 St James’s Square', address_locality: 'London', postal_code: 'SW1Y 4JH', address_country: 'GB' },
        ],
      },
    ],
  },
}

test('what an agent has prepared is bought by the shopper herself, with the address kept', async ({
  page,
  request,
  baseURL,
  expectAccessible,
  complaints,
}) => {
  const agent = agentOn(request, new URL(baseURL ?? '').origin, 'gb')
  const checkout = await agent.begins({ query: 'carafe' }, LONDON)
  expect(checkout.status).toBe('ready_for_complete')
  await page.goto(checkout.continue_url)
  await expect(page.getByRole('listitem')).toHaveCount(1)
  for (const width of [...WIDTHS_PX].reverse()) await expectFits(page, width, 'what the agent has prepared')
  await expectAccessible('what the agent has prepared')

  await page.getByRole('button').click()
  await expect(page).toHaveURL(/\/en\/checkout\/basket/)
  const guest = shopper(page, wordsOf('en'), '/en')
  await guest.goesToShipping()
  await expect(page.locator('[name="addressLine1"]').first()).toHaveValue('12 St James’s Square')
  await guest.goesToPayment()
  await guest.paysByCard({ number: '4111 1111 1111 1111', holder: 'Ada Byron' })
  await guest.agreesAndSubmits()
  await guest.seesThanks()

  const ordered = await agent.reads(checkout.id)
  expect(ordered.status).toBe('completed')
  expect(ordered.order?.id).toMatch(/^GB\d{8}$/)
  forgive(complaints, /status of 410/)
  await page.goto(checkout.continue_url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is used up')
  await expectAccessible('a link that is used up')
})

const ELSEWHERE = [
  { name: 'Arabic', country: 'ae', language: 'ar', prefix: '/ae/ar', direction: 'rtl' },
  { name: 'Korean', country: 'kr', language: 'ko', prefix: '/kr/ko', direction: 'ltr' },
] as const

for (const { name, country, language, prefix, direction } of ELSEWHERE) {
  test(`what an agent has prepared is shown in ${name}, and goes into the bag of ${prefix}`, async ({
    page,
    request,
    baseURL,
    expectAccessible,
  }) => {
    const agent = agentOn(request, new URL(baseURL ?? '').origin, country)
    const checkout = await agent.begins({ filters: { price: { min: 1 } } }, { context: { language } })
    expect(checkout.status).toBe('incomplete')
    await page.goto(checkout.continue_url)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    for (const width of [...WIDTHS_PX].reverse()) await expectFits(page, width, `what the agent has prepared, in ${name}`)
    await expectAccessible(`what the agent has prepared, in ${name}`)
    await page.getByRole('button').click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/checkout/basket`))
    await expect(page.getByRole('heading', { level: 1, name: wordsOf(language).yourBag })).toBeVisible()
  })
}
