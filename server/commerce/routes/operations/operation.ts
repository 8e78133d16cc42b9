import type { ZodType } from 'zod'

/** Codes that a call refuses with, by status, besides those that every call of its kind has. */
export type Refusals = Readonly<Record<number, readonly string[]>>

/** What the document of the API says of a call beside its answer. Schemas are the ones that the call reads its input with. */
export interface Operation {
  readonly summary: string
  /**
   * `open`: whoever asks. `guest`: the site's Basic credentials. `token`: the Bearer token alone. `session`: a shopping session.
   * `account`: a session and the Bearer token. `machine`: a program, without the header of our script.
   */
  readonly access: 'open' | 'guest' | 'token' | 'session' | 'account' | 'machine'
  readonly params?: ZodType
  readonly query?: ZodType
  readonly body?: ZodType
  /** A body of multipart/form-data, as JSON Schema. */
  readonly form?: Readonly<Record<string, unknown>>
  /** Headers of this call alone. */
  readonly headers?: readonly ('captcha' | 'idempotencyKey' | 'guestSession' | 'script')[]
  /** Of the answer; 200 unless given. */
  readonly status?: 201 | 204
  /** Of an answer that is not JSON. */
  readonly mediaType?: 'text/plain' | 'image/svg+xml'
  readonly refusals?: Refusals
  /** Refusals in a form of their own: what each says, by status. */
  readonly otherRefusals?: Readonly<Record<number, string>>
}

/** Calls by method and path as Fastify registers them. */
export type Operations = Readonly<Record<string, Operation>>
