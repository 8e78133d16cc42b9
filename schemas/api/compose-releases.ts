import type { ComposeProblem } from './compose.ts'
import type { ComposeSentence } from './compose-sentences.ts'

/** What the composer and `server/compose` say to each other about pages that go live together. */

/** What somebody can still look over; the CMS has no limit of its own for pages. */
export const MOST_PAGES = 50
/** Of entries and assets in one release, by the CMS. */
export const MOST_TOGETHER = 200

export interface ReleasePage {
  readonly id: string
  readonly title: string
  /** Site tags; empty for all. */
  readonly sites: readonly string[]
}

/** A row of `GET /releases`: `{ releases }`, the next first, those without a moment last. One of a single page is among them. */
export interface ComposeRelease {
  readonly id: string
  readonly name: string
  /** It is changed in the version that was seen. */
  readonly version: number
  /**
   * `failed`: the moment has passed, and nothing of it went live. `stopped`: nobody will do it: made in the CMS's own app, or whoever was to
   * plan or publish it was cut short.
   */
  readonly state: 'planned' | 'failed' | 'stopped'
  /** ISO 8601, an instant, and the zone on whose clocks somebody thought of it; absent where it has no moment. */
  readonly at?: string
  readonly timeZone?: string
  readonly pages: readonly ReleasePage[]
  /** How many entries and assets are in it, the pages among them. */
  readonly count: number
  readonly conflicts: readonly ReleaseConflict[]
}

/**
 * What will not be as somebody may expect.
 * `together`: the page, or something on it, goes live with another release too. `takenDown`: the page is planned to be taken down at the
 * same moment, and nobody can say which comes last. `edited`: changed since it was planned, which goes live too. `added`: changed or added since, and not in it.
 * `gone`: deleted or archived, so that nothing of the release can go live. `older`: the release has a state of its own, older than the draft.
 * `refused`: the checks would keep the page from going live.
 */
export interface ReleaseConflict {
  readonly kind: 'together' | 'takenDown' | 'edited' | 'added' | 'gone' | 'older' | 'refused'
  /** The page of the release that it is on. */
  readonly page: ReleasePage
  /** The page's own entry, or a block or picture on it; the id empty where it is about several. */
  readonly entryId: string
  readonly entryName: string
  readonly count: number
  /** Another release, or what else is planned. */
  readonly other?: { readonly releaseId?: string; readonly name: string; readonly at: string; readonly timeZone: string }
}

/**
 * `POST /releases/check`: reads only. `releaseId` is the release that is about to be changed. No moment is chosen yet: `takenDown` is said of
 * any moment.
 */
export interface CheckRelease {
  readonly pages: readonly string[]
  readonly releaseId?: string
}

/** A page that is to be in a release. */
export interface PageCheck {
  readonly page: ReleasePage
  /** Entries and assets that go live with it, with the version that was seen. */
  readonly versions: Readonly<Record<string, number>>
  /** What has to be mended first: errors of the gate. */
  readonly problems: readonly ComposeProblem[]
  /** Another reason for which it cannot be in it: a sentence that says what to do. */
  readonly refusal?: ComposeSentence
}

export interface ReleaseCheck {
  readonly pages: readonly PageCheck[]
  readonly conflicts: readonly ReleaseConflict[]
  /** A sentence for the release as a whole. */
  readonly refusal?: ComposeSentence
}

/** `POST /releases`, and `PUT /releases/:id` with `version`. Without a moment it is published now. All of it is done, or nothing. */
export interface SaveRelease {
  readonly name: string
  readonly pages: readonly { readonly id: string; readonly versions: Readonly<Record<string, number>> }[]
  readonly at?: string
  readonly timeZone?: string
  readonly version?: number
}

export type ReleaseOutcome =
  | { readonly status: 'planned'; readonly releaseId: string }
  | { readonly status: 'published' }
  /** Somebody changed these pages meanwhile; nothing was done. */
  | { readonly status: 'stale'; readonly pages: readonly ReleasePage[] }
  /** What has to be mended on which page; nothing was done. */
  | { readonly status: 'refused'; readonly pages: readonly PageCheck[] }
