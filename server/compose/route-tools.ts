import type { FastifyRequest } from 'fastify'
import type { ComposeUser } from '../../schemas/api/compose.ts'
import type { ActionLog } from './history/compose-actions.ts'
import type { PublishRights } from './rights/publish-rights.ts'

/** What each group of the composer's routes works with. */
export interface RouteTools {
  readonly userOf: (request: FastifyRequest) => ComposeUser
  readonly logWrite: (request: FastifyRequest, event: string, what: object) => void
  readonly actions: ActionLog
  readonly rights: PublishRights
}

/** A route about one page, entry or picture. */
export interface ById {
  readonly Params: { readonly id: string }
}
