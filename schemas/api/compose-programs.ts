import type { ComposeRight } from './compose.ts'

/** Where programs speak the Model Context Protocol for somebody, on hosts of the preview (docs/agents.md). */
export const COMPOSE_MCP = '/_compose/mcp'

/** Where she confirms what they ask; `?request` names one. */
export const PROGRAMS_PAGE = '/_compose/programs'

/** For how many days a key can be made. */
export const KEY_DAYS = [1, 7, 30, 90] as const

/** A program that works for somebody by a key of hers. */
export interface ProgramKey {
  readonly id: string
  /** What she calls the program. */
  readonly name: string
  /** Beside reading. `publish`: it may ask her to publish, and never does so itself. */
  readonly rights: readonly ComposeRight[]
  /** ISO 8601. */
  readonly madeAt: string
  readonly endsAt: string
  /** Absent where it was never used. */
  readonly lastUsedAt?: string
}

/** `POST /programs/keys`. Where people sign in, she says once more who she is. */
export interface MakeKey {
  readonly name: string
  readonly days: (typeof KEY_DAYS)[number]
  readonly rights: readonly ComposeRight[]
  readonly email?: string
  readonly password?: string
}

/** The secret is in this answer alone: the shop keeps a hash of it. */
export interface MadeKey {
  readonly key: ProgramKey
  readonly secret: string
}

/** `stale`: the draft was changed after the program asked. */
export type PublishRequestState = 'waiting' | 'confirmed' | 'refused' | 'stale'

/** What a program asks her to publish: exactly these versions. */
export interface PublishRequest {
  readonly id: number
  readonly pageId: string
  readonly title: string
  /** Of all that would go live with the page, by id. */
  readonly versions: Readonly<Record<string, number>>
  readonly program: string
  /** What the program says about it. */
  readonly note: string
  /** ISO 8601. */
  readonly askedAt: string
  readonly endsAt: string
}

/** `GET /programs`: her own, and what waits for her. */
export interface Programs {
  readonly keys: readonly ProgramKey[]
  readonly requests: readonly PublishRequest[]
}

/** `POST /programs/requests/:id/confirm`, answered as a publish is. */
export interface ConfirmRequest {
  /** What she saw. */
  readonly versions: Readonly<Record<string, number>>
  /** As with a publish. */
  readonly redirect?: boolean
}
