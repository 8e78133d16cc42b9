import { errors } from '../errors.ts'
import type { CognitoDeps } from '../deps.ts'

/** Throws where a client is not one of the pool's. */
export const checkClient = ({ pool }: Pick<CognitoDeps, 'pool'>, clientId: string): void => {
  if (!pool.clientIds.includes(clientId)) throw errors.noClient(clientId)
}
