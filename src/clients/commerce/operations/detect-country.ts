import type { CommerceClient } from '../commerce-client.ts'

/** The country the visitor seems to be in; needs no session (API-21). */
export const detectCountry =
  ({ send }: CommerceClient) =>
  (signal?: AbortSignal): Promise<{ readonly countryCode: string | null }> =>
    send({ method: 'GET', path: '/api/country-detection', hasSession: false, ...(signal === undefined ? {} : { signal }) }, {})
