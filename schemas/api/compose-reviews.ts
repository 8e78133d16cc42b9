/** `returned`: the reviewer wants something changed. `withdrawn`: nobody waits for it any more. */
export type ReviewState = 'asked' | 'approved' | 'returned' | 'withdrawn'

/** `GET /pages/:id/review`: `{ review }`, the last that was asked for. It is of one state of the page, and counts for no other. */
export interface ComposeReview {
  readonly id: number
  readonly state: ReviewState
  /** What would go live: versions of entries and assets by id. */
  readonly versions: Readonly<Record<string, number>>
  readonly askedById: string
  readonly askedBy: string
  /** ISO 8601. */
  readonly askedAt: string
  /** What the reviewer is told. */
  readonly note: string
  /** Who approved it, sent it back or withdrew it. */
  readonly decidedBy?: string
  readonly decidedAt?: string
  /** What whoever asked is told. */
  readonly answer?: string
}

/** `POST /pages/:id/reviews`. As with publish (`PublishPage`): all that is newer than what is live, in the version that was seen. */
export interface AskReview {
  readonly versions: Readonly<Record<string, number>>
  readonly note: string
}

export type AskOutcome =
  | { readonly status: 'asked'; readonly review: ComposeReview }
  /** Somebody changed these meanwhile; nothing was asked. */
  | { readonly status: 'stale'; readonly ids: readonly string[] }

export type ReviewDecision = 'approve' | 'sendBack' | 'withdraw'

/** `POST /pages/:id/reviews/:reviewId/:decision`. Answers `{ review }`; 409 where it is decided already, or the page is another one by now. */
export interface DecideReview {
  /** What the reviewer saw; for withdraw none. */
  readonly versions: Readonly<Record<string, number>>
  readonly answer: string
}

/** In a row of `GET /pages`: somebody waits for a review. */
export interface AskedReview {
  readonly askedBy: string
  readonly askedAt: string
}
