import type { ReactNode } from 'react'
import type { Hit } from '../../clients/search/hit.ts'

/** What stands over the pictures of cards. It must depend on the hit alone: equal cards with an action of one name are drawn once. */
export interface CardAction {
  readonly name: string
  readonly render: (hit: Hit) => ReactNode
}
