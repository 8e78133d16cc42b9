import { z } from 'zod'
import type { CommerceDeps } from '../../commerce-deps.ts'
import { ApiProblem } from '../../http/api-problem.ts'
import { isoDecimals } from '../../money.ts'
import { cancelOrder, returnPayment } from '../after/cancel-order.ts'
import { deliverOrder } from '../after/deliver-order.ts'
import type { Act } from '../after/lock-order.ts'
import { refundOrder } from '../after/refund-order.ts'
import { shipOrder } from '../after/ship-order.ts'
import type { OrderRow } from '../to-order.ts'
import { deskText } from './desk-texts.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

/** Control characters and NUL never belong to a line that somebody types. */
const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .pipe(z.string().min(1).max(max))
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const act = z.object({ by: line(60), reason: optional(line(300)) })
const reasoned = act.extend({ reason: line(300) })
/** Made with the form, so that a form posted twice does one thing. */
const once = z.object({ id: z.uuid() })
const parcel = act.extend(once.shape).extend({
  carrier: line(60),
  trackingNumber: line(60),
  trackingUrl: optional(z.url({ protocol: /^https$/ }).max(500)),
})
const pieces = z.record(z.string(), z.unknown())
const refund = reasoned.extend(once.shape).extend({ amount: optional(line(20)) })

type Form = (deps: Deps, order: OrderRow, input: unknown) => Promise<void>

/** What the desk's forms do, by the last part of their address. */
export const DESK_FORMS: Readonly<Record<string, Form>> = {
  ship: (deps, order, input) => {
    const { trackingUrl, ...rest } = read(parcel, input)
    return shipOrder(deps)(order.orderReference, {
      ...rest,
      ...(trackingUrl === undefined ? {} : { trackingUrl }),
      lines: linesIn(order, input),
    })
  },
  deliver: (deps, order, input) => deliverOrder(deps)(order.orderReference, read(act, input)),
  cancel: (deps, order, input) => cancelOrder(deps)(order.orderReference, read(reasoned, input)),
  refund: (deps, order, input) => {
    const { amount, ...rest } = read(refund, input)
    return refundOrder(deps)(order.orderReference, { ...rest, value: amount === undefined ? undefined : toIso(amount, order.currency) })
  },
  'return-payment': (deps, order, input) => returnPayment(deps)(order.orderReference, read(act, input) satisfies Act),
}

/** A form that was not carried out, with what was typed. */
export interface Refused {
  readonly action: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

const read = <Output>(schema: z.ZodType<Output>, input: unknown): Output => {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw invalid(parsed.error.issues.map(({ path }) => path.join('.')))
}

const invalid = (fields: readonly string[]): ApiProblem =>
  new ApiProblem(422, 'VALIDATION', { message: deskText('fields', { fields: [...new Set(fields)].join(', ') }) })

/** `pieces-0`, `pieces-1`, ...: how many of each item are in the parcel. */
const linesIn = ({ items }: OrderRow, input: unknown) => {
  const fields = pieces.safeParse(input).data ?? {}
  return items.map((_, item) => {
    const name = `pieces-${item}`
    const quantity = z.coerce
      .number()
      .int()
      .min(0)
      .max(10_000)
      .safeParse(fields[name] ?? 0)
    if (!quantity.success) throw invalid([name])
    return { item, quantity: quantity.data }
  })
}

/** `12.50` in ISO minor units of the currency; never rounded. */
const toIso = (amount: string, currency: string): number => {
  const [isAmount, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(amount) ?? []
  const digits = isoDecimals(currency)
  if (isAmount === undefined || part.length > digits) throw invalid(['amount'])
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0') || '0')
}
