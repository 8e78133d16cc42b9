import type { CommerceDeps } from './commerce-deps.ts'
import { createStoredValue } from '../../lib/stored-value.ts'

/** A shopping session as stored on this device (API-22). */
interface ShoppingSession {
  readonly id: string
  readonly kind: 'guest' | 'account'
  /** Epoch ms. */
  readonly createdAt: number
}

export interface SessionStore {
  readonly read: () => ShoppingSession | undefined
  readonly write: (session: ShoppingSession | undefined) => void
  readonly subscribe: (listener: () => void) => () => void
}

type Deps = Pick<CommerceDeps, 'storage' | 'events' | 'report'> & { readonly site: Pick<CommerceDeps['site'], 'siteTag'> }

/** Session per site tag, so that the carts of two countries do not mix. Other tabs' changes arrive by themselves. */
export const createSessionStore = ({ site, storage, events, report }: Deps): SessionStore => {
  const stored = createStoredValue({ key: `shoppingSession.${site.siteTag}`, storage, events, report, read: readSession })
  return { read: stored.get, write: stored.set, subscribe: stored.subscribe }
}

const SESSION_ID = /^[A-Za-z0-9-]{16,64}$/

const readSession = (value: unknown): ShoppingSession | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, kind, createdAt }: Partial<Record<keyof ShoppingSession, unknown>> = value
  if (typeof id !== 'string' || !SESSION_ID.test(id)) return undefined
  return { id, kind: kind === 'account' ? 'account' : 'guest', createdAt: typeof createdAt === 'number' ? createdAt : 0 }
}
