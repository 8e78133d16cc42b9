import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import { directionOf } from '../../../../src/site/direction.ts'
import { renderHtml } from '../../../lib/html-page.tsx'
import type { MailContent } from './mail-content.ts'
import { headRules, mailLook, type MailLook } from './mail-look.ts'
import { OrderPart } from './order-part.tsx'

/** A mail as HTML: one column of tables with inline styles, as mail programs understand it, in the direction of its language. */
export const mailHtml = (content: MailContent): string => {
  const { language, subject, preview } = content
  const direction = directionOf(language)
  const { theme, url } = content.shop
  const look = mailLook({ language, direction, theme })
  return inLines(
    renderHtml(
      <Html lang={language} dir={direction}>
        <Head>
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>{subject}</title>
          <style>{headRules({ language, theme, origin: URL.canParse(url) ? new URL(url).origin : undefined })}</style>
        </Head>
        <Body className="m-page" style={look.body}>
          <div style={HIDDEN}>{preview}</div>
          <Container className="m-card m-text" dir={direction} style={look.card}>
            <Row>
              <Column style={look.inside}>
                <Message content={content} look={look} />
              </Column>
            </Row>
          </Container>
        </Body>
      </Html>,
    ),
  )
}

const Message = ({ content, look }: { readonly content: MailContent; readonly look: MailLook }) => {
  const { shop, heading, paragraphs, code, action, order, notes } = content
  return (
    <>
      <Text className="m-ink" style={look.text}>
        <Link className="m-ink m-brand" href={shop.url} style={look.brand}>
          {shop.name}
        </Link>
      </Text>
      <Heading as="h1" className="m-ink m-title" style={look.heading}>
        {heading}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} className="m-ink" style={look.paragraph}>
          {paragraph}
        </Text>
      ))}
      {code !== undefined && (
        <>
          <Text className="m-muted" style={look.muted}>
            {code.label}
          </Text>
          <Text className="m-code" dir="ltr" style={look.code}>
            {code.value}
          </Text>
        </>
      )}
      {action !== undefined && (
        <Button className="m-button" href={action.url} style={look.button}>
          {action.label}
        </Button>
      )}
      {order !== undefined && <OrderPart order={order} look={look} />}
      <Hr className="m-line" style={look.line} />
      {notes.map((note) => (
        <Text key={note} className="m-muted" style={look.muted}>
          {note}
        </Text>
      ))}
      <Text className="m-muted" style={look.muted}>
        {shop.seller}
      </Text>
    </>
  )
}

/** Read by lists of mails only. */
const HIDDEN = { display: 'none', maxHeight: 0, maxWidth: 0, opacity: 0, overflow: 'hidden' } as const

/** A line of a mail may have 998 characters, and React writes one line. What begins an element is never part of a value: `<` is escaped. */
const inLines = (html: string): string => html.replaceAll(/<(?:h1|h2|p|td|tr|table|div|a|img|body|\/html)[ >]/g, '\n$&')
