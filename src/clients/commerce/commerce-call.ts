/** One call of the shop API, before the session, the site and the headers every call carries are added. */
export interface CommerceCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the origin on: `/api/cart`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON; FormData is sent as it is. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** False leaves siteTag out (API-04). */
  readonly hasSiteTag?: boolean
  /** Sends the preview value along while preview mode is on. */
  readonly hasPreview?: boolean
  /** False sends without waiting for a session: the exempt calls of API-21. */
  readonly hasSession?: boolean
  readonly signal?: AbortSignal
}
