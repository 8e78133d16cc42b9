export type PlannedActionName = 'publish' | 'unpublish'

/** One of `GET /pages/:id/schedule`: `{ planned, conflicts }`, the next first. */
export interface PlannedAction {
  readonly id: string
  readonly action: PlannedActionName
  /** ISO 8601, an instant. */
  readonly at: string
  /** IANA zone on whose clocks somebody thought of it. */
  readonly timeZone: string
  /** `failed`: the moment has passed, and it was not done. */
  readonly state: 'planned' | 'failed'
  /** Entries and assets that it is done to. */
  readonly ids: readonly string[]
  /** The release that it is done to, and how many pages are in it. */
  readonly release?: { readonly id: string; readonly name: string; readonly pages: number }
}
