import type { ComposeEntry } from './compose.ts'
import type { ComposeSentence } from './compose-sentences.ts'

/** What the composer and `server/compose` say to each other about the life of a page: new, moved, taken down. */

/** A row of `GET /templates`. */
export interface PageTemplate {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Titles of its blocks, from top to bottom. */
  readonly outline: readonly string[]
}

/** `POST /pages`: a landing page as a draft. Answers `{ pageId }`; 422 where the address is not free. */
export interface CreatePage {
  readonly title: string
  /** `/help/delivery`. */
  readonly path: string
  /** Site tags; empty for all. */
  readonly sites: readonly string[]
  /** The locale that the title is written in. */
  readonly locale: string
  readonly from: { readonly template: string } | { readonly pageId: string }
}

/** `GET /address?path&sites&pageId`: `sites` are tags with commas between, empty for all; `pageId` is the page that may keep its address. The sentence says what to do. */
export interface AddressAnswer extends ComposeSentence {
  readonly state: 'free' | 'taken' | 'route' | 'category' | 'invalid'
  /** A free address like it. */
  readonly suggestion?: string
}

/** `POST /pages/:id/unpublish`, `archive` and `restore`: in the version that was seen. 409 `STALE` with the entry as it is now. */
export interface ChangePageState {
  readonly version: number
  /** With `unpublish`: where the address leads from now on. */
  readonly redirectTo?: string
}

/** `redirectProblem`: why; the page is down, and doing it again completes the redirect. */
export interface PageStateChanged {
  readonly entry: ComposeEntry
  readonly redirectProblem?: ComposeSentence
}

/** `POST /first-pages`: one of the pages that a shop begins with, as a draft for all sites, where there is none. */
export interface MakeFirstPage {
  readonly key: string
}

export interface FirstPageMade {
  /** Absent where there was one, which stays as it is. */
  readonly pageId?: string
}
