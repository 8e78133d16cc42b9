import type { ReleasePage } from './compose-releases.ts'

/** `GET /calendar?from&until`, two instants at most 400 days apart: `{ entries }`, the next first. */
export interface CalendarEntry {
  /** `publish` and `unpublish`: what is planned for pages. `begins` and `ends`: windows of blocks. */
  readonly kind: 'publish' | 'unpublish' | 'begins' | 'ends'
  /** ISO 8601, an instant. */
  readonly at: string
  /** Of what was planned: IANA zone on whose clocks somebody thought of it. */
  readonly timeZone?: string
  readonly pages: readonly ReleasePage[]
  /** Blocks whose window begins or ends. */
  readonly blocks: readonly { readonly id: string; readonly name: string }[]
  /** Tags of the sites where it happens; empty for all. */
  readonly sites: readonly string[]
  readonly state: 'planned' | 'failed'
  /** The release that brings it: a window of a draft opens only if the draft is live by then. */
  readonly release?: { readonly id: string; readonly name: string }
}
