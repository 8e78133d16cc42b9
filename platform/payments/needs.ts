import type { Platform } from '../../server/platform.ts'
import type { CardKeys } from './card-keys.ts'

/** What every operation of the provider is built from. */
export interface PaymentNeeds extends Pick<Platform, 'database' | 'clock' | 'ids' | 'log' | 'config' | 'fetch'> {
  readonly cardKeys: CardKeys
  /** Waits; tests hand in one that does not. */
  readonly sleep: (ms: number) => Promise<void>
}
