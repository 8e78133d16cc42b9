import { limitTries } from '../limit-tries.ts'
import type { CognitoNeeds } from '../needs.ts'

const MAX_SENDS = 5
const HOUR_MS = 3_600_000

/** The sixth code in an hour is refused, for users who are there and who are not (contracts 8). */
export const limitSends = (needs: CognitoNeeds, what: 'resend' | 'forgot' | 'attribute', username: string): Promise<void> =>
  limitTries(needs, { what, username, max: MAX_SENDS, windowMs: HOUR_MS })
