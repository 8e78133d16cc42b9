import { once } from '../../lib/once.ts'
import type { Shopper } from './create-shopper.tsx'

/** What is one shopper's own, which comes with the first block that hydrates, or at once where a page shows something of it. */
export interface LateShopper {
  /** Rejects where its code is lost; the next call asks for it again. */
  readonly load: () => Promise<Shopper>
  /** Undefined until it has come. */
  readonly get: () => Shopper | undefined
}

export const createLateShopper = (create: () => Promise<Shopper>): LateShopper => {
  let shopper: Shopper | undefined
  const load = once(async () => {
    shopper = await create()
    return shopper
  })
  return { load, get: () => shopper }
}
