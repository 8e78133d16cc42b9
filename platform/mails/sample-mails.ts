import type { Shipment } from '../../schemas/api/checkout.ts'
import { orderMail, type OrderEvent } from '../../server/commerce/mail/order-mail.ts'
import { deliveryDates } from '../../server/commerce/shipping/delivery-dates.ts'
import { textIn } from '../../server/commerce/merchant/merchant-data.ts'
import type { OrderRow } from '../../server/commerce/orders/to-order.ts'
import { mailMessage } from '../../server/operations/mail/design/mail-message.ts'
import type { Message, Runtime } from '../../server/runtime.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import { codeMessage, type CodePurpose } from '../cognito/codes/code-message.ts'
import { HOSTILE, sampleOrder, type Sample } from './sample-order.ts'

interface Look {
  readonly site: SiteConfig
  readonly language: string
  readonly sample: Sample
}

type Deps = Pick<Runtime, 'config' | 'sites' | 'database' | 'clock' | 'merchant'>
type MakeMail = (deps: Deps, look: Look) => Promise<Message>

const aboutOrder =
  (event: OrderEvent): MakeMail =>
  async (deps, look) => {
    const { config, merchant, clock } = deps
    const order = await sampleOrder({ ...look, runtime: deps })
    const { shipping, 'delivery-calendars': calendars } = await merchant.current()
    const offer = shipping.get(order.shippingMethod)
    const calendar = calendars.get(look.site.code)
    const known = event === 'confirmation' && offer !== undefined
    return mailMessage(
      order.email,
      orderMail({
        config,
        site: look.site,
        order,
        event,
        paymentMethod: event === 'transfer' ? 'bankTransfer_IBAN' : 'creditcard',
        ...(event === 'transfer' ? { transfer: SAMPLE_ACCOUNT } : {}),
        ...(event === 'shipped' ? { shipment: sampleShipment(order, look) } : {}),
        ...(event === 'refunded' ? { refund: SAMPLE_REFUND } : {}),
        ...(known ? { shippingName: textIn(offer.name, look.language) } : {}),
        ...(known && calendar !== undefined
          ? { arrival: deliveryDates({ calendar, timeZone: look.site.timeZone, now: clock.now(), offer }) }
          : {}),
      }),
    )
  }

const SAMPLE_REFUND = 12_900

/** The first two items in a parcel. */
const sampleShipment = ({ placedAt }: OrderRow, { sample }: Look): Shipment => ({
  id: 'sample',
  shippedAt: placedAt,
  carrier: sample === 'hostile' ? HOSTILE : 'Parcel Post',
  trackingNumber: sample === 'hostile' ? HOSTILE : 'PP 1234 5678 90',
  trackingUrl: 'https://tracking.example/PP1234567890',
  lines: [
    { item: 0, quantity: 1 },
    { item: 1, quantity: 1 },
  ],
})
const SAMPLE_ACCOUNT = { beneficiary: 'Stichting Test', iban: 'NL13TEST0123456789', bic: 'TESTNL02', reference: 'ABCD1234EFGH5678' }

const withCode =
  (purpose: CodePurpose): MakeMail =>
  async (deps, { site, language }) =>
    codeMessage(deps, {
      user: { username: 'jane@example.com', attributes: {} },
      purpose,
      metadata: { siteTag: site.siteTag, language },
      code: '123456',
    })

/** Every mail of the shop and its identity stand-in, by name. */
export const SAMPLE_MAILS: Readonly<Record<string, { readonly title: string; readonly make: MakeMail }>> = {
  confirmation: { title: 'Order confirmation', make: aboutOrder('confirmation') },
  'payment-pending': { title: 'Payment pending', make: aboutOrder('pending') },
  'payment-transfer': { title: 'Payment by transfer', make: aboutOrder('transfer') },
  'payment-failed': { title: 'Payment failed', make: aboutOrder('failed') },
  shipped: { title: 'Order shipped', make: aboutOrder('shipped') },
  cancelled: { title: 'Order cancelled', make: aboutOrder('cancelled') },
  refunded: { title: 'Refund', make: aboutOrder('refunded') },
  verification: { title: 'Account verification', make: withCode('signUp') },
  password: { title: 'Password reset', make: withCode('password') },
  'new-address': { title: 'E-mail change', make: withCode('attribute:email') },
}
