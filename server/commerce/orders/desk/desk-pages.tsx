import type { ReactNode } from 'react'
import type { Brand } from '../../../operations/plain-pages/brand.tsx'
import { dayAndTime, toolPage, toolPageHeaders } from '../../../operations/plain-pages/tool-page.tsx'
import { piecesLeft } from '../after/ship-order.ts'
import { SignOut } from '../../../staff/sign-in-page.tsx'
import { DeskForms } from './desk-form-views.tsx'
import { DeskRequests } from './desk-requests.tsx'
import type { RefundRequest } from '../after/decide-refund.ts'
import type { Refused } from './desk-forms.ts'
import type { DeskMember } from './desk-rights.ts'
import { DESK_STYLES } from './desk-styles.ts'
import { deskMoney, deskText as text, inCurrency } from './desk-texts.ts'
import type { FoundOrders, OrderEvent, OrderFile } from './find-orders.ts'

export const DESK_HEADERS = toolPageHeaders({ styles: DESK_STYLES, forms: true })

/** Whose desk it is, and who is at it. */
export interface AtDesk {
  readonly brand: Brand
  readonly member?: DeskMember
}

/** Who is at the desk stands above everything. */
const deskPage = (title: string, { brand, member }: AtDesk, children: ReactNode): string =>
  toolPage({
    title,
    brand,
    home: AT_DESK.path,
    styles: DESK_STYLES,
    children: (
      <>
        {member !== undefined &&
          (member.name === '' ? <p className="note">{text('open')}</p> : <SignOut {...AT_DESK} name={member.name} />)}
        {children}
      </>
    ),
  })

const AT_DESK = { language: 'en', path: '/_orders' } as const

/** One sentence and the way back. */
export const messagePage = (message: string, at: AtDesk): string =>
  deskPage(
    text('title'),
    at,
    <>
      <h1>{message}</h1>
      <p>
        <a href="/_orders">{text('all')}</a>
      </p>
    </>,
  )

interface ListProps extends FoundOrders, AtDesk {
  readonly query: string
  readonly isFirst: boolean
  /** Refunds that wait for a second person. */
  readonly requests: readonly RefundRequest[]
}

/** Orders found, a page of them. */
export const listPage = ({ orders, after, query, isFirst, requests, ...at }: ListProps): string =>
  deskPage(
    text('title'),
    at,
    <>
      <h1>{text('title')}</h1>
      {requests.length > 0 && (
        <>
          <h2>{text('waiting')}</h2>
          <Table
            label={text('waiting')}
            heads={['number', 'amount', 'who', 'since', 'why']}
            rows={requests.map(({ orderReference, value, currency, askedBy, askedAt, reason }) => [
              <a key="order" href={`/_orders/${orderReference}`}>
                {orderReference}
              </a>,
              deskMoney(value, currency),
              askedBy,
              dayAndTime(askedAt),
              reason,
            ])}
          />
        </>
      )}
      <p>{text('intro')}</p>
      <form method="post" action="/_orders" className="find">
        <label>
          {text('query')}
          <input name="query" defaultValue={query} maxLength={254} autoComplete="off" spellCheck={false} />
        </label>
        <button type="submit">{text('find')}</button>
      </form>
      {orders.length === 0 ? (
        <p role="status">{text('none')}</p>
      ) : (
        <Table
          label={text('orders')}
          heads={['number', 'buyer', 'state', 'placed', 'amount', 'refunded']}
          rows={orders.map(({ orderReference, email, status, placedAt, summary, currency, refunded }) => [
            <a key="order" href={`/_orders/${orderReference}`}>
              {orderReference}
            </a>,
            email,
            text(`status.${status}`),
            dayAndTime(placedAt),
            inCurrency(summary.totalCost, currency),
            refunded === 0 ? '' : deskMoney(refunded, currency),
          ])}
        />
      )}
      {after !== undefined && (
        <form method="post" action="/_orders" className="older">
          <input type="hidden" name="query" value={query} />
          <input type="hidden" name="after" value={after} />
          <button type="submit" className="plain">
            {text('older')}
          </button>
        </form>
      )}
      {!(isFirst && query === '') && (
        <p>
          <a href="/_orders">{text('newest')}</a>
        </p>
      )}
    </>,
  )

interface OrderProps extends OrderFile, AtDesk {
  readonly member: DeskMember
  /** What she may pay back of an order alone, in ISO minor units; undefined for all. */
  readonly limit: number | undefined
  readonly newId: () => string
  readonly refused: Refused | undefined
}

/** An order with its money, its history, and what can be done with it. */
export const orderPage = (props: OrderProps): string => {
  const { order, books, history, refused } = props
  const { orderReference, email, status, placedAt, summary, currency, refunded, items } = order
  const money = (value: number): string => deskMoney(value, currency)
  const left = piecesLeft(order)
  return deskPage(
    text('order', { number: orderReference }),
    props,
    <>
      <p>
        <a href="/_orders">{text('all')}</a>
      </p>
      <h1>{text('order', { number: orderReference })}</h1>
      {refused !== undefined && (
        <p role="alert" className="alert">
          <strong>{text('problem')}.</strong> {refused.message}
        </p>
      )}
      <dl>
        <dt>{text('state')}</dt>
        <dd>
          <strong>{text(`status.${status}`)}</strong>
        </dd>
        <dt>{text('buyer')}</dt>
        <dd>
          <bdi>{email}</bdi>
        </dd>
        <dt>{text('placed')}</dt>
        <dd>{dayAndTime(placedAt)}</dd>
        <dt>{text('amount')}</dt>
        <dd>{inCurrency(summary.totalCost, currency)}</dd>
      </dl>
      <h2>{text('items')}</h2>
      <Table
        label={text('items')}
        heads={['item', 'bought', 'left']}
        rows={items.map(({ name, sku, quantity }, item) => [`${name} (${sku})`, quantity, left[item]])}
      />
      <h2>{text('money')}</h2>
      {books.payment === undefined ? (
        <p>{text('unpaid')}</p>
      ) : (
        <dl>
          <dt>{text('paid')}</dt>
          <dd>{money(books.payment.value)}</dd>
          <dt>{text('refunded')}</dt>
          <dd>{money(refunded)}</dd>
          <dt>{text('refundable')}</dt>
          <dd>{money(books.refundable)}</dd>
        </dl>
      )}
      {books.operations.length > 0 && (
        <Table
          label={text('requests')}
          heads={['kind', 'amount', 'state', 'since']}
          rows={books.operations.map(({ kind, value, state, createdAt }) => [
            text(`operation.${kind}`),
            money(value),
            text(`stage.${state}`),
            dayAndTime(createdAt),
          ])}
        />
      )}
      <DeskRequests {...props} />
      <h2>{text('do')}</h2>
      <DeskForms {...props} left={left} />
      <h2>{text('history')}</h2>
      {history.length === 0 ? (
        <p>{text('noHistory')}</p>
      ) : (
        <Table
          label={text('history')}
          heads={['when', 'what', 'who', 'why']}
          rows={history.map((event) => [dayAndTime(event.at), inWords(event, money), whoOf(event), event.reason ?? ''])}
        />
      )}
    </>,
  )
}

/** Two people may have one name. */
const whoOf = ({ by, byId }: OrderEvent): ReactNode =>
  byId === null ? (
    by
  ) : (
    <>
      {by} <small>{byId}</small>
    </>
  )

const inWords = ({ kind, details }: OrderEvent, money: (value: number) => string): string => {
  const { value, before, after, carrier, trackingNumber } = details
  const what = typeof value === 'number' ? money(value) : [carrier, trackingNumber].filter((part) => typeof part === 'string').join(' ')
  const change =
    typeof before === 'number' && typeof after === 'number' ? ` (${text('change', { before: money(before), after: money(after) })})` : ''
  return what === '' ? text(`event.${kind}`) : `${text(`event.${kind}`)}: ${what}${change}`
}

interface TableProps {
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

/** Wider than a phone: who has no pointer scrolls it, too. */
const Table = ({ label, heads, rows }: TableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="scroll" tabIndex={0} role="region" aria-label={label}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {text(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => (
              <td key={column}>
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
