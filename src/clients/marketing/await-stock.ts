/** Where shoppers of a site ask to be told that something is back. */
interface Vendor {
  readonly fetch: typeof fetch
  /** Without trailing slash. */
  readonly baseUrl: string
  /** The shop's public key at the vendor. */
  readonly publicKey: string
}

interface Wish {
  readonly email: string
  readonly sku: string
}

/** `accepted` also for who is on the list already: either way the shopper is told. */
export type WishOutcome = { readonly kind: 'accepted' | 'badEmail' } | { readonly kind: 'failed'; readonly cause: string }

/** The version of the vendor's API that this call is written for. */
const REVISION = '2025-04-15'
const TIMEOUT_MS = 10_000

/** Asks Klaviyo, by its client API, to write to a shopper once a sku can be had again (THIRD-01). Never throws. */
export const awaitStock = async ({ fetch, baseUrl, publicKey }: Vendor, wish: Wish): Promise<WishOutcome> => {
  try {
    const answer = await fetch(
      `${baseUrl}/client/back-in-stock-subscriptions/?${new URLSearchParams({ company_id: publicKey }).toString()}`,
      {
        method: 'POST',
        headers: { revision: REVISION, 'content-type': 'application/vnd.api+json' },
        body: JSON.stringify(subscriptionOf(wish)),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    )
    if (answer.ok || answer.status === 409) return { kind: 'accepted' }
    return answer.status === 400 ? { kind: 'badEmail' } : { kind: 'failed', cause: `The vendor answered ${answer.status}` }
  } catch (cause) {
    return { kind: 'failed', cause: String(cause) }
  }
}

/** The catalogue is not the vendor's own: a variant is named by the shop's number. */
const subscriptionOf = ({ email, sku }: Wish) => ({
  data: {
    type: 'back-in-stock-subscription',
    attributes: { channels: ['EMAIL'], profile: { data: { type: 'profile', attributes: { email } } } },
    relationships: { variant: { data: { type: 'catalog-variant', id: `$custom:::$default:::${sku}` } } },
  },
})
