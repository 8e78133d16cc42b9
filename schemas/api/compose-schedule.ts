import type { ComposeProblem } from './compose.ts'
import type { PlannedAction, PlannedActionName } from './compose-planned.ts'

/** What the composer and `server/compose` say to each other about what is to happen to a page at a moment. */

/** `POST /pages/:id/schedule`. It takes the place of an action of the same name that is planned already. */
export interface PlanAction {
  readonly action: PlannedActionName
  readonly at: string
  readonly timeZone: string
  /** As with publish (`PublishPage`): all that is newer than what is live, in the version that was seen. */
  readonly versions: Readonly<Record<string, number>>
}

export type PlanOutcome =
  | { readonly status: 'planned'; readonly planned: readonly PlannedAction[] }
  /** Somebody changed these meanwhile; nothing was planned. */
  | { readonly status: 'stale'; readonly ids: readonly string[] }
  /** The gate has errors; nothing was planned. */
  | { readonly status: 'refused'; readonly problems: readonly ComposeProblem[] }
