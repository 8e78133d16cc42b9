/** What the composer and `server/compose` say to each other about what people write to each other at a block or a page. */

/** Of one comment: characters as a text field counts them. */
export const MOST_CHARACTERS = 2_000
/** Of all conversations of a page that are open, replies included. */
export const MOST_COMMENTS = 500

export interface ComposeComment {
  readonly id: number
  /** Name of who wrote it. */
  readonly user: string
  /** Plain text; line breaks are kept. */
  readonly text: string
  /** ISO 8601. */
  readonly at: string
}

/** A comment and its replies, the oldest first. */
export interface Conversation {
  /** That of its first comment. */
  readonly id: number
  /** Entry that it is about: a block, or the page itself. The block may not be on the page any more. */
  readonly entryId: string
  readonly comments: readonly ComposeComment[]
  /** Absent while it is open. */
  readonly resolved?: { readonly at: string; readonly user: string }
}

/** `GET /pages/:id/comments`: open conversations, the oldest first; with `?resolved=1` also the last 100 that are resolved. */
export interface PageComments {
  readonly conversations: readonly Conversation[]
  /** How many are resolved, by entry. */
  readonly resolvedCounts: Readonly<Record<string, number>>
  /** Id of the newest comment of the page; 0 without one. */
  readonly last: number
}

/** What is written, and `last` of the list that was there when it was first sent: sent once more, as its answer was lost, it is not written twice. */
interface Written {
  readonly text: string
  readonly seen: number
}

/** `POST /pages/:id/comments`: begins a conversation at a block of the page, or at the page itself. Answers it. */
export interface AddComment extends Written {
  readonly entryId: string
}

/** `POST /pages/:id/comments/:conversation/reply`; one that is resolved is open again with it. Answers the conversation, as `resolve` and `reopen` do. */
export type ReplyToComment = Written
