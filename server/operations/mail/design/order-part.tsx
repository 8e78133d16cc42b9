import { Column } from '@react-email/column'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Img } from '@react-email/img'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { MailItem, OrderSection } from './mail-content.ts'
import type { MailLook } from './mail-look.ts'

interface Props {
  readonly order: OrderSection
  readonly look: MailLook
}

/** An order in a mail: what was bought, what it costs, where it goes. */
export const OrderPart = ({ order, look }: Props) => (
  <>
    <Hr className="m-line" style={look.line} />
    {order.facts.map(({ label, value }) => (
      <Text key={label} className="m-ink" style={look.small}>
        {label}: <strong>{value}</strong>
      </Text>
    ))}
    <Hr className="m-line" style={look.line} />
    <Heading as="h2" className="m-ink" style={look.subheading}>
      {order.itemsHeading}
    </Heading>
    <Section>
      {order.items.map((item, index) => (
        <Item key={index} item={item} look={look} />
      ))}
    </Section>
    {order.totals.length > 0 && <Hr className="m-line" style={look.line} />}
    <Totals order={order} look={look} />
    {order.parts.length > 0 && <Hr className="m-line" style={look.line} />}
    {order.parts.map(({ heading, lines }) => (
      // Beside each other where there is room.
      <div key={heading} style={{ display: 'inline-block', verticalAlign: 'top', width: '100%', maxWidth: '260px', padding: '0 0 16px' }}>
        <Heading as="h2" className="m-ink" style={look.subheading}>
          {heading}
        </Heading>
        {lines.map((line, index) => (
          <Text key={index} className="m-ink" style={look.small}>
            {line}
          </Text>
        ))}
      </div>
    ))}
  </>
)

const Item = ({ item: { name, details, amount, picture }, look }: { readonly item: MailItem; readonly look: MailLook }) => (
  <Row>
    <Column width={88} align={look.start} valign="top" style={{ width: '88px', padding: '10px 0' }}>
      {/* The box is there without a picture, too, and in programs that show none. */}
      {picture === undefined ? <div style={look.picture} /> : <Img src={picture} alt={name} width={72} height={96} style={look.picture} />}
    </Column>
    <Column align={look.start} valign="top" style={{ padding: '10px 0' }}>
      <Text className="m-ink" style={look.text}>
        {name}
      </Text>
      {details.map((detail) => (
        <Text key={detail} className="m-muted" style={look.muted}>
          {detail}
        </Text>
      ))}
    </Column>
    <Column align={look.end} valign="top" style={{ padding: '10px 0', paddingInlineStart: '12px', whiteSpace: 'nowrap' }}>
      <Text className="m-ink" style={{ ...look.text, textAlign: look.end }}>
        {amount}
      </Text>
    </Column>
  </Row>
)

const Totals = ({ order: { totals, included }, look }: Props) => (
  <>
    <Section>
      {totals.map(({ label, value }, index) => {
        const style = index === totals.length - 1 ? look.strong : look.text
        return (
          <Row key={label}>
            <Column align={look.start}>
              <Text className="m-ink" style={style}>
                {label}
              </Text>
            </Column>
            <Column align={look.end} style={{ whiteSpace: 'nowrap' }}>
              <Text className="m-ink" style={{ ...style, textAlign: look.end }}>
                {value}
              </Text>
            </Column>
          </Row>
        )
      })}
    </Section>
    {included !== undefined && (
      <Text className="m-muted" style={{ ...look.muted, textAlign: look.end }}>
        {included}
      </Text>
    )}
  </>
)
