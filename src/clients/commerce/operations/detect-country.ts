import type { CommerceClient } from '../commerce-client.ts'

interface Options {
  readonly signal?: AbortSignal
  /** The country to answer with, where the shop is tried out; production takes no notice. */
  readonly pretended?: string | undefined
}

/** The country the visitor seems to be in; needs no session (API-21). */
export const detectCountry =
  ({ send }: CommerceClient) =>
  ({ signal, pretended }: Options = {}): Promise<{ readonly countryCode: string | null }> =>
    send(
      {
        method: 'GET',
        path: '/api/country-detection',
        query: { detectCountry: pretended },
        hasSession: false,
        ...(signal === undefined ? {} : { signal }),
      },
      {},
    )
