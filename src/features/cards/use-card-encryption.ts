import { useState } from 'react'
import { report } from '../../lib/report.ts'
import type { CardDetails, EncryptedCardFields } from '../../clients/payments/card-details.ts'
import { useSite } from '../../site/site-context.tsx'
import { wallTime } from '../../lib/clock.ts'

interface CardEncryption {
  /** Undefined where it failed; the form then shows that. */
  readonly encrypt: (card: CardDetails) => Promise<EncryptedCardFields | undefined>
  readonly isBusy: boolean
  readonly hasFailed: boolean
}

/** Encrypts a card for the provider; its code is loaded with the first card. */
export const useCardEncryption = (clientKey: string): CardEncryption => {
  const { site } = useSite()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const encrypt = async (card: CardDetails): Promise<EncryptedCardFields | undefined> => {
    setState('busy')
    try {
      const { encryptCard } = await import('../../clients/payments/card-encryption.ts')
      const deps = {
        baseUrl: site.payments.baseUrl ?? '/payments/checkoutshopper',
        clientKey,
        fetch: fetch.bind(globalThis),
        clock: { now: wallTime },
      }
      const encrypted = await encryptCard(deps)(card)
      setState('idle')
      return encrypted
    } catch (error) {
      report({ code: 'cardEncryption', message: error instanceof Error ? error.message : 'The card could not be encrypted' })
      setState('failed')
      return undefined
    }
  }
  return { encrypt, isBusy: state === 'busy', hasFailed: state === 'failed' }
}
