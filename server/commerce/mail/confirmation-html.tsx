import { Fragment, type ReactNode } from 'react'
import { directionOf } from '../../../src/site/direction.ts'
import { renderHtml } from '../../lib/html-page.tsx'
import type { ConfirmationContent } from './confirmation-content.ts'

/** The confirmation as simple HTML: one column, no images, right to left where the language is. */
export const confirmationHtml = (content: ConfirmationContent, language: string): string =>
  inLines(
    renderHtml(
      <html lang={language} dir={directionOf(language)}>
        <body style={BODY}>
          <h1 style={{ fontSize: '1.5rem' }}>{content.greeting}</h1>
          <p>{content.intro}</p>
          <h2 style={SUBHEADING}>{content.itemsHeading}</h2>
          <table role="presentation" style={{ width: '100%', borderCollapse: 'collapse' }}>
            <tbody>
              {content.items.map(({ name, detail, amount }, index) => (
                <Row key={index} amount={amount}>
                  {name}
                  <br />
                  <small>{detail}</small>
                </Row>
              ))}
              {content.amounts.map(({ label, amount }) => (
                <Row key={label} amount={amount}>
                  {label}
                </Row>
              ))}
            </tbody>
          </table>
          <h2 style={SUBHEADING}>{content.addressHeading}</h2>
          <p>
            {content.address.map((line, index) => (
              <Fragment key={index}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
          {content.gift !== undefined && (
            <>
              <h2 style={SUBHEADING}>{content.gift.heading}</h2>
              <p>
                <bdi>{content.gift.note}</bdi>
              </p>
            </>
          )}
          <p>
            <a href={content.link.url}>{content.link.label}</a>
          </p>
          <p>{content.closing}</p>
        </body>
      </html>,
    ),
  )

const BODY = { fontFamily: 'Georgia, serif', lineHeight: 1.5, maxWidth: '36rem', margin: '0 auto', padding: '1.5rem' }
const SUBHEADING = { fontSize: '1rem' }

/** Amounts read left to right in every language. */
const Row = ({ amount, children }: { readonly amount: string; readonly children: ReactNode }) => (
  <tr>
    <td style={{ padding: '0.5rem 0' }}>{children}</td>
    <td style={{ padding: '0.5rem 0', textAlign: 'end' }}>
      <bdi dir="ltr">{amount}</bdi>
    </td>
  </tr>
)

/** A line of a mail may have 998 characters, and React writes one line. What ends an element is never part of a value: `<` is escaped. */
const inLines = (html: string): string => html.replaceAll(/<\/(?:h1|h2|p|tr|table|body|html)>/g, '$&\n')
