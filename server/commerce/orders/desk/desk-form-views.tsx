import type { ReactNode } from 'react'
import { isoToMajor } from '../../money.ts'
import { isPossible } from '../after/transitions.ts'
import { DESK_FORMS, type Refused } from './desk-forms.ts'
import type { DeskMember } from './desk-rights.ts'
import { deskMoney, deskText as text } from './desk-texts.ts'
import type { OrderFile } from './find-orders.ts'

interface Props extends Pick<OrderFile, 'order' | 'books'> {
  readonly left: readonly number[]
  readonly member: DeskMember
  /** How much of an order the signed-in person may refund without approval, in ISO minor units; undefined for no limit. */
  readonly limit: number | undefined
  readonly newId: () => string
  readonly refused: Refused | undefined
}

/** A form for each thing that whoever is signed in may do with an order as it is. */
export const DeskForms = (props: Props) => {
  const { order, books, member } = props
  const possible = [
    isPossible('ship', order) && <Ship key="ship" {...props} />,
    isPossible('deliver', order) && <Plain key="deliver" {...props} action="deliver" />,
    isPossible('refund', order) && books.refundable > 0 && <Refund key="refund" {...props} />,
    isPossible('cancel', order) && <Cancel key="cancel" {...props} />,
    isPaymentKept(props) && <Plain key="return-payment" {...props} action="return-payment" />,
  ].filter((form) => form !== false)
  if (possible.length === 0) return <p>{text('nothing', { status: text(`status.${order.status}`) })}</p>
  const forms = possible.filter(({ key }) => mayUse(member, String(key)))
  return forms.length === 0 ? <p>{text('nothingForYou')}</p> : <div className="forms">{forms}</div>
}

const mayUse = ({ rights }: DeskMember, action: string): boolean => {
  const right = DESK_FORMS[action]?.right
  return right !== undefined && rights.has(right)
}

/** The order is cancelled and the provider has refused to give its payment back. */
const isPaymentKept = ({ order, books }: Props): boolean =>
  order.status === 'cancelled' && books.payment !== undefined && books.refundable === books.payment.value

const Ship = (props: Props) => (
  <Form {...props} action="ship" title={text('ship')} note={text('shipNote')} submit={text('shipNow')} isOnce>
    {props.order.items.map(({ name, sku }, item) => {
      const left = props.left[item] ?? 0
      return left === 0 ? null : (
        <Field
          key={item}
          {...props}
          action="ship"
          name={`pieces-${item}`}
          label={text('pieces', { name: `${name} (${sku})` })}
          type="number"
          max={left}
          value={String(left)}
        />
      )
    })}
    <Field {...props} action="ship" name="carrier" label={text('carrier')} max={60} />
    <Field {...props} action="ship" name="trackingNumber" label={text('trackingNumber')} max={60} />
    <Field {...props} action="ship" name="trackingUrl" label={text('trackingUrl')} type="url" max={500} isOptional />
  </Form>
)

const Refund = (props: Props) => {
  const { order, books, limit, member } = props
  const note =
    limit === undefined || member.id === ''
      ? text('refundNote')
      : `${text('refundNote')} ${text('limitNote', { limit: deskMoney(limit, order.currency) })}`
  const label = text('refundAmount', { currency: order.currency })
  const most = String(isoToMajor(books.refundable, order.currency))
  return (
    <Form {...props} action="refund" title={text('refund')} note={note} submit={text('refundNow')} isOnce>
      <Field {...props} action="refund" name="amount" label={`${label} (≤ ${most})`} max={20} isOptional />
      <Field {...props} action="refund" name="reason" label={text('reason')} max={300} />
    </Form>
  )
}

const Cancel = (props: Props) => (
  <Form {...props} action="cancel" title={text('cancel')} note={text('cancelNote')} submit={text('cancelNow')} isDangerous>
    <Field {...props} action="cancel" name="reason" label={text('reason')} max={300} />
  </Form>
)

const PLAIN = {
  deliver: { title: 'deliver', submit: 'deliverNow', note: undefined },
  'return-payment': { title: 'return', submit: 'returnNow', note: 'returnNote' },
} as const

const Plain = (props: Props & { readonly action: keyof typeof PLAIN }) => {
  const { title, submit, note } = PLAIN[props.action]
  return <Form {...props} title={text(title)} note={note && text(note)} submit={text(submit)} />
}

interface FormProps extends Props {
  readonly action: string
  readonly title: string
  readonly note?: string | undefined
  readonly submit: string
  /** Has an id, so that posted twice it is carried out once. */
  readonly isOnce?: boolean
  readonly isDangerous?: boolean
  readonly children?: ReactNode
}

const Form = (props: FormProps) => {
  const { order, action, title, note, submit, isOnce = false, isDangerous = false, member, newId, refused, children } = props
  const id = (refused?.action === action ? refused.fields['id'] : undefined) ?? newId()
  return (
    <form method="post" action={`/_orders/${order.orderReference}/${action}`} aria-label={title}>
      <h3>{title}</h3>
      {note !== undefined && <p className="note">{note}</p>}
      {isOnce && <input type="hidden" name="id" value={id} />}
      {children}
      {member.name === '' && <Field {...props} name="by" label={text('yourName')} max={60} />}
      <button type="submit" className={isDangerous ? 'danger' : undefined}>
        {submit}
      </button>
    </form>
  )
}

interface FieldProps extends Pick<Props, 'refused'> {
  readonly action: string
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'number' | 'url'
  /** The greatest number, or the greatest length of a text. */
  readonly max: number
  readonly value?: string
  readonly isOptional?: boolean
}

/** A field; it holds what was typed where the form was refused. */
const Field = ({ refused, action, name, label, type = 'text', max, value = '', isOptional = false }: FieldProps) => (
  <label>
    {label}
    <input
      name={name}
      type={type}
      defaultValue={(refused?.action === action ? refused.fields[name] : undefined) ?? value}
      {...(type === 'number' ? { min: 0, max } : { maxLength: max })}
      required={!isOptional}
      autoComplete="off"
    />
  </label>
)
