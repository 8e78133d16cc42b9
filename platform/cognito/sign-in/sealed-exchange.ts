import { z } from 'zod'
import { seal, unseal } from '../../seal.ts'
import type { CognitoDeps } from '../deps.ts'

/** What the server must know between the two calls of a sign-in; the client carries it sealed, so that no process stores it. */
const exchange = z.object({
  username: z.string(),
  clientHalf: z.string(),
  secret: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
})

export type SealedExchange = z.infer<typeof exchange>

const LIFETIME_MS = 180_000

export const sealExchange = ({ config, clock }: CognitoDeps, half: Omit<SealedExchange, 'expiresAt'>): string =>
  seal({ ...half, expiresAt: clock.now() + LIFETIME_MS }, { secret: config.SESSION_SECRET, purpose: 'srp' })

/** Undefined for a block that is not ours or over. */
export const readExchange = ({ config, clock }: CognitoDeps, secretBlock: string): SealedExchange | undefined => {
  const parsed = exchange.safeParse(unseal(secretBlock, { secret: config.SESSION_SECRET, purpose: 'srp' }))
  return parsed.success && parsed.data.expiresAt > clock.now() ? parsed.data : undefined
}
