import { readGroups } from '../../../configuration/compose-groups.ts'
import { readRefundLimit } from '../../../configuration/refund-limit.ts'
import type { Runtime } from '../../../runtime.ts'
import { isoDecimals } from '../../money.ts'

/** What somebody may do at the desk; whoever may do more than look may look. */
export type DeskRight = 'look' | 'ship' | 'refund' | 'approve'

/** Who is at the desk. */
export interface DeskMember {
  /** The identity provider's id; empty where nobody has to sign in. */
  readonly id: string
  /** Empty where nobody has to sign in. */
  readonly name: string
  readonly rights: ReadonlySet<DeskRight>
}

type Config = Pick<Runtime['config'], 'isProduction' | 'ORDERS_LOOK' | 'ORDERS_SHIP' | 'ORDERS_REFUND' | 'ORDERS_APPROVE'>

/** Whoever pays back also ships, whoever ships also looks. To approve is apart: it is for what somebody else asked. */
const RIGHTS_OF = [
  ['ORDERS_LOOK', ['look']],
  ['ORDERS_SHIP', ['look', 'ship']],
  ['ORDERS_REFUND', ['look', 'ship', 'refund']],
  ['ORDERS_APPROVE', ['look', 'approve']],
] as const satisfies readonly (readonly [keyof Config, readonly DeskRight[]])[]

/** Whether people have to sign in: where a group of them is named. */
export const hasDeskPeople = (config: Config): boolean => RIGHTS_OF.some(([variable]) => config[variable] !== undefined)

/** Whether there is a desk at all: in production only for people who sign in. */
export const hasDesk = (config: Config): boolean => !config.isProduction || hasDeskPeople(config)

/** What somebody in these groups may do: of several groups all of it. */
export const deskRightsOf = (groups: readonly string[], config: Config): ReadonlySet<DeskRight> =>
  new Set(RIGHTS_OF.flatMap(([variable, rights]) => (isInOne(groups, config[variable]) ? rights : [])))

/** What one person may pay back of an order alone, in ISO minor units; undefined for all. A currency that the list lacks: nothing. */
export const refundLimitFor = (
  { ORDERS_REFUND_LIMIT: text }: Pick<Runtime['config'], 'ORDERS_REFUND_LIMIT'>,
  currency: string,
): number | undefined => {
  const limit = readRefundLimit(text ?? '')
  if (limit === undefined) return undefined
  const major = typeof limit === 'number' ? limit : (limit.get(currency) ?? 0)
  return Math.floor(major * 10 ** isoDecimals(currency) + ROUNDING)
}

/** 19.99 in binary is a little less. */
const ROUNDING = 1e-6

/** Outside production, where no group is named. */
export const EVERYBODY: DeskMember = { id: '', name: '', rights: new Set(['look', 'ship', 'refund']) }

const isInOne = (groups: readonly string[], variable: string | undefined): boolean =>
  (readGroups(variable ?? '') ?? []).some(({ name }) => groups.includes(name))
