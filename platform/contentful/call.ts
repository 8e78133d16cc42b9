/** Which of the vendor's three APIs a token opens: published content, drafts, or everything and its writing. */
export type Api = 'delivery' | 'preview' | 'management'

/** A request as operations see it: authenticated, addressed, its body parsed. */
export interface Call {
  readonly api: Api
  readonly method: string
  /** Path below the space or environment, for error reports. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  /** X-Contentful-Version, where it is sent and a number. */
  readonly version?: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** `http://host/contentful/spaces/S/environments/E`: what links to further pages begin with. */
  readonly baseUrl: string
}

export interface Answer {
  readonly status: number
  readonly body?: unknown
}

export type Operation = (call: Call) => Promise<Answer>

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const created = (body: unknown): Answer => ({ status: 201, body })
export const noContent: Answer = { status: 204 }
