import { limitTries } from '../limit-tries.ts'
import type { CognitoDeps } from '../deps.ts'

const MAX_SENDS = 5
const HOUR_MS = 3_600_000

/** The sixth code in an hour is refused, for users who are there and who are not (contracts 8). */
export const limitSends = (deps: CognitoDeps, what: 'resend' | 'forgot' | 'attribute', username: string): Promise<void> =>
  limitTries(deps, { what, username, max: MAX_SENDS, windowMs: HOUR_MS })
