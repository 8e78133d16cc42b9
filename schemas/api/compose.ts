import type { Json } from '../page.ts'
import type { AskedReview } from './compose-reviews.ts'
import type { PlannedAction } from './compose-planned.ts'
import type { ComposeSentence } from './compose-sentences.ts'

/**
 * What the composer and `server/compose` say to each other, below `/_compose/api`. Entries and assets are the CMS's own, unchanged, with
 * all their locales: what the composer does not know it sends back as it came.
 */

/** Where the API is, on hosts of the preview. */
export const COMPOSE_API = '/_compose/api'

/**
 * `GET /pictures/:type?site&lang`: a document without scripts that shows the first fixture of a block type as shoppers of a site would
 * see it, for a frame of the composer. Below the API, because the cookie of whoever signed in is sent nowhere else.
 */
export const COMPOSE_PICTURES = `${COMPOSE_API}/pictures`

/** Every request that changes something has this header, which no form of another site can send. */
export const COMPOSE_HEADER = 'x-vitrine-compose'

/** `POST`: begins a session by a request that the CMS has signed for its user (server/compose/host). */
export const HOST_SESSION = `${COMPOSE_API}/host-session`

/** The pass of such a session. There is no cookie: in a frame of the CMS the shop is a third party. */
export const PASS_HEADER = 'x-vitrine-compose-pass'

/** Has the CMS sign which of its apps asks. */
export const APP_HEADER = 'x-vitrine-compose-app'

/** `POST`: what lets the frame of the canvas in, once. Empty where previews are open. */
export const CANVAS_TICKET = `${COMPOSE_API}/canvas-ticket`

/** The parameter of a preview's address that has the ticket. */
export const TICKET_PARAMETER = 'canvasTicket'

/** `POST /host-session`. */
export interface HostSession {
  readonly pass: string
  /** How long it is good, from the answer on. */
  readonly seconds: number
}

/** A value in each locale that has one. */
export type ComposeFields = Readonly<Record<string, Readonly<Record<string, Json>>>>

export interface ComposeEntry {
  readonly sys: {
    readonly id: string
    readonly type: 'Entry'
    readonly contentType: { readonly sys: { readonly id: string } }
    /** 0 for one that the CMS does not have yet. */
    readonly version: number
    /** Absent where it was never published. */
    readonly publishedVersion?: number
    readonly archivedVersion?: number
    /** ISO 8601. */
    readonly updatedAt: string
  }
  readonly fields: ComposeFields
}

export interface ComposeAsset {
  readonly sys: {
    readonly id: string
    readonly type: 'Asset'
    readonly version: number
    readonly publishedVersion?: number
    readonly updatedAt: string
  }
  /** `title`, `description` (the text alternative) and `file`, by locale. */
  readonly fields: ComposeFields
}

export interface ComposeLocale {
  readonly code: string
  readonly fallbackCode: string | null
  readonly default: boolean
}

export type ComposeRight = 'edit' | 'publish'

/** Who uses the composer. */
export interface ComposeUser {
  /** At the identity provider; names may be the same. */
  readonly id: string
  readonly name: string
  readonly rights: readonly ComposeRight[]
  /** Tags of the sites that she may publish for; absent for every site there is. Drafts are edited for all. */
  readonly publishSites?: readonly string[] | undefined
}

/** `GET /session`. */
export interface ComposeSession {
  /** Undefined: sign in first. */
  readonly user: ComposeUser | undefined
  /** Nobody needs to sign in here: not in production. */
  readonly isOpen: boolean
  /** Nothing goes live that nobody else has approved. */
  readonly hasFourEyes?: boolean
  /** Sites that pages can be opened for. */
  readonly sites: readonly ComposeSite[]
  /** Name of the release, which copied blocks say they come from (src/content/clipboard/release-name.ts). */
  readonly release: string
}

export interface ComposeSite {
  readonly siteTag: string
  /** `Alder, GB`. */
  readonly name: string
  readonly clientName: string
  /** ISO alpha-2. */
  readonly country: string
  readonly languages: readonly string[]
  readonly defaultLanguage: string
}

export type PageState = 'draft' | 'changed' | 'live' | 'archived'

/** A row of `GET /pages`. */
export interface ComposePage {
  readonly id: string
  readonly title: string
  readonly key: string
  readonly kind: string
  /** Site tags; empty for all. */
  readonly sites: readonly string[]
  /** Of the page with all its blocks: `changed` where any of them is newer than what is live. */
  readonly state: PageState
  /** The last publish was refused for at least one site. */
  readonly isRefused: boolean
  /** What is to happen to it at a moment, the next first. */
  readonly planned: readonly PlannedAction[]
  /** Conversations about it and its blocks that are open. */
  readonly comments: number
  /** Absent where nobody waits for one. */
  readonly review?: AskedReview | undefined
  /** Of the page's own entry. */
  readonly version: number
  readonly updatedAt: string
}

/** `GET /pages/:id`: a page entry with all entries and assets that it is made of, as drafts. Other pages that it links to are in it alone. */
export interface ComposeDocument {
  readonly pageId: string
  readonly entries: Readonly<Record<string, ComposeEntry>>
  readonly assets: Readonly<Record<string, ComposeAsset>>
  readonly locales: readonly ComposeLocale[]
  /** For entries that other pages use too: how many pages, this one included. */
  readonly usedBy: Readonly<Record<string, number>>
}

/**
 * `GET /parts?entries&assets`, ids with commas between: entries with all that is in them, and assets, as drafts. What the CMS does not have
 * is not among them.
 */
export type ComposeParts = Pick<ComposeDocument, 'entries' | 'assets' | 'usedBy'>

/** `GET /pages/:id/live`: what shoppers see of the same entries, by id; those that are not published are not there. */
export interface LiveFields {
  readonly fields: Readonly<Record<string, ComposeFields>>
}

/** `PUT /entries/:id`: all fields, for the version they were read in. Answers the entry; 409 `STALE` with the entry as it is now. */
export interface SaveEntry {
  /** 0 makes a new entry, under an id that the composer chose. */
  readonly version: number
  readonly fields: ComposeFields
  /** With version 0: the type of the block. */
  readonly contentType?: string | undefined
  /** The page that it was changed on, for that page's history. */
  readonly pageId?: string | undefined
}

/** Something the gate says, as `ContentProblem` of src/content, for one site and language. */
export interface ComposeProblem {
  readonly severity: 'error' | 'warning'
  readonly code: string
  /** JSON pointer into the page: `/blocks/0/props/heading`; `/entries/{id}/fields/{name}` for what never became part of a page. */
  readonly path: string
  /** Entry id of the block; empty for the page itself. */
  readonly entryId: string
  /** The prop or slot; absent for the block as a whole. */
  readonly field?: string
  readonly where: string
  readonly message: string
  /** Which sentence of its code, where that has several; with `code` and `values` it is said in every language of the composer. */
  readonly kind?: string
  /** The variable parts of the message, by which it can be mended: the address that leads nowhere, the product, the right level. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Where it was found: `ald-gb en`; the same problem of several sites is listed once. */
  readonly sites: readonly string[]
}

/** `POST /check`: the document as it is in the browser, saved or not. Answers a `DocumentCheck`. */
export interface CheckDocument {
  readonly document: ComposeDocument
}

export interface DocumentCheck {
  /** What the publish gate says, and what was looked up around the page. */
  readonly problems: readonly ComposeProblem[]
  /** What could not be looked up in time; asked again a little later it is there. */
  readonly leftOut: readonly LookedUp[]
}

/** Things around a page that change without it. */
export type LookedUp = 'address' | 'links' | 'products' | 'trays' | 'menus' | 'words'

/** `POST /pages/:id/publish`: what she sees is what goes live, or nothing. */
export interface PublishPage {
  /** Entries and assets of the page that are newer than what is live, with the version that was seen. */
  readonly versions: Readonly<Record<string, number>>
  /** Whether the old address leads to a page whose address changes. Absent where none does; what failed before is completed then. */
  readonly redirect?: boolean
}

export type PublishOutcome =
  /** `redirectProblem`: why; the page is live, and publishing again completes the redirect. */
  | { readonly status: 'published'; readonly redirectProblem?: ComposeSentence }
  /** Nothing was published. */
  | { readonly status: 'refused'; readonly problems: readonly ComposeProblem[] }
  /** Somebody changed these meanwhile; nothing was published. */
  | { readonly status: 'stale'; readonly ids: readonly string[] }

/** A row of `GET /products?siteTag&lang&query`. */
export interface ComposeProduct {
  readonly productId: string
  readonly name: string
  /** Formatted for the site: `£25.00`. */
  readonly price: string
  readonly image: string | undefined
}

/** A row of `GET /categories?siteTag&lang`, in the order of the menu. */
export interface ComposeCategory {
  /** `/women/clothing`. */
  readonly path: string
  /** `Women > Clothing`. */
  readonly label: string
}

/**
 * `GET /assets?query&skip`, newest first, 48 at a time: `{ assets, total }`. `POST /assets`: the file itself as the body, its type as
 * `content-type`, its name as the query `name`; answers the asset, processed, as a draft. `PUT /assets/:id`: as `SaveEntry`.
 */
export interface AssetList {
  readonly assets: readonly ComposeAsset[]
  readonly total: number
}

/** Every refusal: 400 `BAD_REQUEST`, 401 `SIGN_IN`, 403 `FORBIDDEN`, 404 `NOT_FOUND`, 409 `STALE`, 413, 415, 422 `REFUSED`, 429, 503 `CMS_UNAVAILABLE`, `CMS_BUSY`. */
export interface ComposeRefusal extends ComposeSentence {
  readonly code: string
  readonly requestId: string
  /** With 409. */
  readonly current?: ComposeEntry | ComposeAsset
}

/** A row of `GET /blocks`: `{ blocks }`, every block type that this release can show. */
export interface ComposeBlockType {
  readonly type: string
  readonly title: string
  readonly description: string
  /** `content`, `navigation`, `frame`, `listing`, `product`, `account`, `checkout`. */
  readonly group: string
  /** Props of its first fixture as the renderer takes them: a picture is `{ url, width, height, alt }`. */
  readonly example: Readonly<Record<string, Json>>
}

/** A row of `GET /sections`: `{ sections }`, the shared sections of the space by title, without archived ones. */
export interface ComposeSection {
  readonly id: string
  readonly title: string
  /** How many live pages it is part of. */
  readonly usedBy: number
  /** Of the section with all that is inside it. */
  readonly state: PageState
}
