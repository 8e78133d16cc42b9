import type { ReactNode } from 'react'
import type { Hit, HitColor } from '../../../clients/search/hit.ts'

/** What is shown over the pictures of cards. It must depend on the hit alone: equal cards with an action of one name are rendered once. */
export interface CardAction {
  readonly name: string
  readonly render: (hit: Hit) => ReactNode
  /** Where the card's settings have it: the way to buy what the card shows at once. `path`: where the card leads. */
  readonly quickBuy?: (hit: Hit, color: HitColor | undefined, path: string) => ReactNode
}
