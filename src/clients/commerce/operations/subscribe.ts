import type { CommerceClient } from '../commerce-client.ts'

/** Somebody who wants to hear from the shop. Interests are ids of the first and of the second vendor (EMAIL-14). */
export interface Subscriber {
  readonly email?: string
  readonly phone?: string
  readonly language: string
  readonly interests: readonly string[]
  readonly kInterests: readonly string[]
}

/** Signs up for marketing. Throws `CommerceError`: 422 for an address that is none, 409 for one that is on the list. */
export const subscribe =
  ({ send }: CommerceClient) =>
  ({ interests, kInterests, ...rest }: Subscriber, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const query = { ...rest, interests: interests.join(','), kInterests: kInterests.join(',') }
    return send({ method: 'GET', path: '/api/marketing/subscribe', query: withoutEmpty(query), headers })
  }

const withoutEmpty = (query: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
