import { z } from 'zod'
import type { CommerceDeps } from '../../commerce-deps.ts'
import { ApiProblem } from '../../http/api-problem.ts'
import { isoDecimals } from '../../money.ts'
import { approveRefund, refuseRefund, withdrawRefund } from '../after/decide-refund.ts'
import { cancelOrder, returnPayment } from '../after/cancel-order.ts'
import { deliverOrder } from '../after/deliver-order.ts'
import type { Act } from '../after/lock-order.ts'
import { refundOrder } from '../after/refund-order.ts'
import { shipOrder } from '../after/ship-order.ts'
import type { OrderRow } from '../to-order.ts'
import { refundLimitFor, type DeskMember, type DeskRight } from './desk-rights.ts'
import { deskText } from './desk-texts.ts'
import { defined } from '../../../../src/lib/defined.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** Control characters and NUL never belong to a line that somebody types. */
const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().min(1).max(max))
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const LONGEST_NAME = 60
const act = z.object({ by: line(LONGEST_NAME), reason: optional(line(300)) })
const reasoned = act.extend({ reason: line(300) })
/** Made with the form, so that a form posted twice does one thing. */
const once = z.object({ id: z.uuid() })
const parcel = act.extend(once.shape).extend({
  carrier: line(60),
  trackingNumber: line(60),
  trackingUrl: optional(z.url({ protocol: /^https$/ }).max(500)),
})
/** Of the request for a refund that it is about. */
const decision = act.extend(once.shape)
const refusal = reasoned.extend(once.shape)
const refund = reasoned.extend(once.shape).extend({ amount: optional(line(20)) })

interface Sent {
  readonly order: OrderRow
  readonly member: DeskMember
  /** Fields as they came. */
  readonly input: Readonly<Record<string, string>>
}

interface Form {
  readonly right: DeskRight
  readonly carryOut: (deps: Deps, sent: Sent) => Promise<void>
}

/** What the desk's forms do, by the last part of their address. To cancel is to give a payment back. */
export const DESK_FORMS: Readonly<Record<string, Form>> = {
  ship: {
    right: 'ship',
    carryOut: (deps, sent) => {
      const { trackingUrl, ...rest } = read(parcel, sent)
      const lines = linesIn(sent)
      return shipOrder(deps, sent.order.orderReference, { ...rest, ...defined({ trackingUrl }), lines })
    },
  },
  deliver: { right: 'ship', carryOut: (deps, sent) => deliverOrder(deps, sent.order.orderReference, read(act, sent)) },
  cancel: { right: 'refund', carryOut: (deps, sent) => cancelOrder(deps, sent.order.orderReference, read(reasoned, sent)) },
  refund: {
    right: 'refund',
    carryOut: (deps, sent) => {
      const { amount, ...rest } = read(refund, sent)
      const value = amount === undefined ? undefined : toIso(amount, sent.order.currency)
      const limit = refundLimitFor(deps.runtime.config, sent.order.currency)
      return refundOrder(deps, sent.order.orderReference, { ...rest, value, limit })
    },
  },
  approve: {
    right: 'approve',
    carryOut: (deps, sent) => approveRefund(deps, sent.order.orderReference, { ...read(decision, sent), byId: sent.member.id }),
  },
  refuse: {
    right: 'approve',
    carryOut: (deps, sent) => refuseRefund(deps, sent.order.orderReference, { ...read(refusal, sent), byId: sent.member.id }),
  },
  withdraw: {
    right: 'refund',
    carryOut: (deps, sent) => withdrawRefund(deps, sent.order.orderReference, { ...read(decision, sent), byId: sent.member.id }),
  },
  'return-payment': { right: 'refund', carryOut: (deps, sent) => returnPayment(deps, sent.order.orderReference, read(act, sent)) },
}

/** A form that was not carried out, with what was typed. */
export interface Refused {
  readonly action: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** The fields with who sent them: who is signed in, or the name that was typed where nobody has to be. */
const read = <Output>(schema: z.ZodType<Output>, { input, member: { id, name } }: Sent): Output & Pick<Act, 'byId'> => {
  const parsed = schema.safeParse(name === '' ? input : { ...input, by: name.slice(0, LONGEST_NAME) })
  if (parsed.success) return { ...parsed.data, byId: id === '' ? undefined : id }
  throw invalid(parsed.error.issues.map(({ path }) => path.join('.')))
}

const invalid = (fields: readonly string[]): ApiProblem =>
  new ApiProblem(422, 'VALIDATION', { message: deskText('fields', { fields: [...new Set(fields)].join(', ') }) })

/** `pieces-0`, `pieces-1`, ...: how many of each item are in the parcel. */
const linesIn = ({ order, input }: Sent) =>
  order.items.map((_, item) => {
    const name = `pieces-${item}`
    const quantity = z.coerce
      .number()
      .int()
      .min(0)
      .max(10_000)
      .safeParse(input[name] ?? 0)
    if (!quantity.success) throw invalid([name])
    return { item, quantity: quantity.data }
  })

/** `12.50` in ISO minor units of the currency; never rounded. */
const toIso = (amount: string, currency: string): number => {
  const [isAmount, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(amount) ?? []
  const digits = isoDecimals(currency)
  if (isAmount === undefined || part.length > digits) throw invalid(['amount'])
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0') || '0')
}
