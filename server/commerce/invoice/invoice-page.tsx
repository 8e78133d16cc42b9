import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { basePathOf } from '../../../src/site/base-path.ts'
import { textTagOf } from '../../../src/site/text-language.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import { BrandName, brandOf, type Brand } from '../../operations/plain-pages/brand.tsx'
import { plainPage } from '../../operations/plain-pages/plain-page.tsx'
import { formatLocaleOf } from '../../../src/i18n/format-locale.ts'
import { isolated } from '../../../src/i18n/isolated.ts'
import { isoToMajor } from '../money.ts'
import { formatDate, orderInWords, priceFormat } from '../orders/order-in-words.ts'
import type { OrderRow } from '../orders/to-order.ts'
import { methodName } from '../texts/shop-texts.ts'
import { invoiceNumber, type CreditNote, type Invoice } from './invoice-number.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { INVOICE_STYLES, PRINT_SCRIPT } from './invoice-look.ts'

interface Props {
  readonly order: OrderRow
  readonly site: SiteConfig
  readonly invoice: Invoice
  readonly creditNotes: readonly CreditNote[]
  /** Absent for orders of before the shop stored payments. */
  readonly payment: { readonly method: string; readonly paidAt: number } | undefined
}

/** The invoice of an order: a sheet of its own, in the language and currency of the order, with what was credited since. */
export const invoicePage = ({ order, site, invoice, creditNotes, payment }: Props): string => {
  const { orderReference } = order
  const locale = localeTag(order.language, site.code)
  const text = invoiceTexts(locale)
  const { date, items, totals, included, delivery, billing } = orderInWords(order, site)
  const { name, address, country, taxNumber } = site.localisedEntity
  const seller = [
    name,
    ...(address === undefined ? [] : [address]),
    country,
    ...(taxNumber === undefined ? [] : [text('taxNumber', { number: isolated(taxNumber) })]),
  ]
  const price = priceFormat(order, site)
  const number = invoiceNumber(invoice, site)
  const tax = taxLines({ order, locale, price }) ?? (included === undefined ? [] : [included])
  const brand = brandOf(site)
  return sheet({
    language: textTagOf(locale),
    brand,
    title: text('title', { number }),
    children: (
      <>
        <button id="print" type="button" hidden>
          {text('print')}
        </button>
        <header>
          <BrandName brand={brand} href={basePathOf(site, order.language)} />
          <h1>{text('invoice')}</h1>
          <dl>
            <dt>{text('number')}</dt>
            <dd dir="ltr">{number}</dd>
            <dt>{text('date')}</dt>
            <dd>{formatDate(invoice.issuedAt, order, site)}</dd>
            <dt>{text('order')}</dt>
            <dd>
              <bdi dir="ltr">{orderReference}</bdi>, {date}
            </dd>
          </dl>
        </header>
        <div className="parties">
          <Party heading={text('seller')} lines={seller} />
          <Party heading={text('billTo')} lines={[billing, delivery, [order.email]].find(({ length }) => length > 0) ?? []} />
          {delivery.length > 0 && <Party heading={text('shipTo')} lines={delivery} />}
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('item')}</th>
              <th scope="col" className="number">
                {text('quantity')}
              </th>
              <th scope="col" className="number">
                {text('each')}
              </th>
              <th scope="col" className="number">
                {text('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ name, details, quantity, each, amount }, index) => (
              <tr key={index}>
                <td>
                  {name}
                  {details.map((detail) => (
                    <small key={detail}>{detail}</small>
                  ))}
                </td>
                <td className="number">{quantity}</td>
                <td className="number">{each}</td>
                <td className="number">{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {totals.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row" colSpan={3}>
                  {label}
                </th>
                <td className="number">{value}</td>
              </tr>
            ))}
          </tfoot>
        </table>
        {tax.map((line) => (
          <p key={line} className="included">
            {line}
          </p>
        ))}
        {creditNotes.length > 0 && (
          <section>
            <h2>{text('creditNotes')}</h2>
            <table>
              <tbody>
                {creditNotes.map(({ note, value }) => (
                  <tr key={note.number}>
                    <th scope="row">
                      {text('creditNoteOf', { number: isolated(invoiceNumber(note, site)), date: formatDate(note.issuedAt, order, site) })}
                    </th>
                    <td className="number">{price(-isoToMajor(value, order.currency))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {payment !== undefined && (
          <section>
            <h2>{text('payment')}</h2>
            <p>{text('paidBy', { method: methodName(locale, payment.method), date: formatDate(payment.paidAt, order, site) })}</p>
          </section>
        )}
        <script>{PRINT_SCRIPT}</script>
      </>
    ),
  })
}

interface Taxed {
  readonly order: OrderRow
  readonly locale: string
  readonly price: (amount: number) => string
}

/** What the sum is without its tax, and the tax with its rate; undefined for orders that have none of it stored. */
const taxLines = ({ order: { summary }, locale, price }: Taxed): readonly string[] | undefined => {
  const { taxPercent, totalTax, totalCost } = summary
  if (taxPercent === undefined) return undefined
  const text = invoiceTexts(locale)
  const percent = new Intl.NumberFormat(formatLocaleOf(locale), { style: 'percent', maximumFractionDigits: 2 }).format(taxPercent / 100)
  return [
    text('net', { sum: isolated(price(totalCost - totalTax)) }),
    text('taxAt', { percent: isolated(percent), sum: isolated(price(totalTax)) }),
  ]
}

/** What is answered instead of somebody else's invoice, and of one there is not. */
export const noInvoicePage = (language: string, brand: Brand): string => {
  const text = invoiceTexts(language)
  return sheet({
    language,
    brand,
    title: text('expired'),
    children: (
      <>
        <BrandName brand={brand} href="/" />
        <h1>{text('expired')}</h1>
        <p>{text('expiredText')}</p>
        <p>
          <a href="/">{text('toShop')}</a>
        </p>
      </>
    ),
  })
}

interface Sheet {
  readonly language: string
  readonly brand: Brand
  readonly title: string
  readonly children: ReactNode
}

const sheet = ({ language, brand, title, children }: Sheet): string =>
  plainPage({ language, brand, title, styles: INVOICE_STYLES, body: <main>{children}</main> })

const Party = ({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) => (
  <section>
    <h2>{heading}</h2>
    <address>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </address>
  </section>
)

/** Its own rules and the script of its button, and nothing else. */
export const INVOICE_POLICY = [
  `default-src 'none'`,
  `style-src ${INVOICE_STYLES.hashes}`,
  `script-src 'sha256-${createHash('sha256').update(PRINT_SCRIPT).digest('base64')}'`,
  `img-src 'self'`,
  `font-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')
