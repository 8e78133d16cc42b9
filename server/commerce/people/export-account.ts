import { countTry } from '../../lib/limit-rate.ts'
import type { Runtime } from '../../runtime.ts'
import { ApiProblem } from '../http/api-problem.ts'
import type { AccountScope } from '../http/request-scope.ts'
import { exportAccountData, type PersonalData } from './export-person.ts'

const EXPORTS_PER_HOUR = 5
const HOUR_MS = 3_600_000

/** What a shopper downloads. */
export interface AccountExport {
  readonly exportedAt: string
  readonly email: string
  readonly data: PersonalData
}

/** Everything that is stored about who is signed in. 429 for a sixth in an hour: each reads the whole database. */
export const exportAccount = async ({ runtime }: { readonly runtime: Runtime }, { identity }: AccountScope): Promise<AccountExport> => {
  if (!(await countTry(runtime, { key: `export:${identity.sub}`, max: EXPORTS_PER_HOUR, windowMs: HOUR_MS })))
    throw new ApiProblem(
      429,
      'TOO_MANY_EXPORTS',
      { message: 'You have downloaded your data several times. Please try again in an hour.' },
      HOUR_MS / 1000,
    )
  const data = await exportAccountData(runtime.database, identity)
  return { exportedAt: new Date(runtime.clock.now()).toISOString(), email: identity.email, data }
}
