import type { Runtime } from '../../server/runtime.ts'
import type { CardKeys } from './card-keys.ts'

/** What every operation of the provider is built from. */
export interface PaymentDeps extends Pick<Runtime, 'database' | 'clock' | 'ids' | 'log' | 'config' | 'fetch' | 'sites'> {
  readonly cardKeys: CardKeys
  /** Waits; tests hand in one that does not. */
  readonly sleep: (ms: number) => Promise<void>
}
