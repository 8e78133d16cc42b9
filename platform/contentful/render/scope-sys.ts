import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'

/** `sys.space` and `sys.environment`, which every resource below an environment carries. */
export const scopeSys = ({ spaceId, environmentId }: Deps) => ({
  space: linkTo('Space', spaceId),
  environment: linkTo('Environment', environmentId),
})

/** Epoch milliseconds as the wire writes instants. */
export const instant = (ms: number): string => new Date(ms).toISOString()
