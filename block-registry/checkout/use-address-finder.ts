import { useRef, useState } from 'react'
import type { FoundAddress } from '../../schemas/api/address.ts'
import { CommerceError } from '../../src/clients/commerce/commerce-client.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { lookUpAddresses } from '../../src/clients/commerce/operations/look-up-addresses.ts'
import { report } from '../../src/lib/report.ts'
import { withPatience } from '../../src/lib/with-patience.ts'

export type LookUpAnswer =
  | { readonly state: 'idle' | 'busy' | 'none' | 'failed' | 'invalid' }
  | { readonly state: 'found'; readonly addresses: readonly FoundAddress[] }

/** Somewhat more than the server takes. */
const PATIENCE_MS = 2_500

/** Looks up the addresses of a postcode. An answer that comes after another question, or too late, changes nothing. */
export const useAddressFinder = () => {
  const commerce = useCommerce()
  const [answer, setAnswer] = useState<LookUpAnswer>({ state: 'idle' })
  const asked = useRef(0)
  const find = async (postcode: string): Promise<void> => {
    asked.current += 1
    const number = asked.current
    setAnswer({ state: 'busy' })
    const next = await answerOf(() => lookUpAddresses(commerce)(postcode))
    if (asked.current === number) setAnswer(next)
  }
  return { answer, find: (postcode: string) => void find(postcode) }
}

const answerOf = async (ask: () => Promise<readonly FoundAddress[]>): Promise<LookUpAnswer> => {
  try {
    const addresses = await withPatience(ask(), PATIENCE_MS)
    return addresses.length === 0 ? { state: 'none' } : { state: 'found', addresses }
  } catch (cause) {
    if (cause instanceof CommerceError && cause.status === 422) return { state: 'invalid' }
    report({ code: 'addressLookup', message: 'Addresses could not be looked up', details: { cause: String(cause) } })
    return { state: 'failed' }
  }
}
