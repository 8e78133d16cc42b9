import { loadScript } from '../../../lib/load-script.ts'
import { withPatience } from '../../../lib/with-patience.ts'
import { toAddress, type Wallet, type WalletAnswer, type WalletRequest } from './wallet.ts'
import { defined } from '../../../lib/defined.ts'

/** What is used of PayPal's script. */
interface Buttons {
  readonly render: (container: HTMLElement) => Promise<void>
}
interface OrderDetails {
  readonly id?: string
  readonly payer?: {
    readonly payer_id?: string
    readonly email_address?: string
    readonly name?: { readonly given_name?: string; readonly surname?: string }
  }
  readonly purchase_units?: readonly {
    readonly shipping?: {
      readonly address?: {
        readonly address_line_1?: string
        readonly address_line_2?: string
        readonly admin_area_1?: string
        readonly admin_area_2?: string
        readonly postal_code?: string
        readonly country_code?: string
      }
    }
  }[]
}
interface Actions {
  readonly order: { readonly create: (order: object) => Promise<string>; readonly get: () => Promise<OrderDetails> }
}
type MakeButtons = (options: {
  readonly createOrder: (data: object, actions: Actions) => Promise<string>
  readonly onApprove: (data: { readonly orderID?: string; readonly payerID?: string }, actions: Actions) => Promise<void>
  readonly onCancel: () => void
  readonly onError: (cause: unknown) => void
}) => Buttons

/** A script that has not come by then is not waited for. */
const PATIENCE_MS = 8_000

/**
 * PayPal by the script at `{baseUrl}/sdk/js`. It opens from its own button alone, so `mount` is where that button is shown; `onMounted` is
 * told when it is there, and whoever shows it can end the waiting.
 */
export const paypal = (
  baseUrl: string,
  mount: (cancel: () => void) => { readonly container: HTMLElement; readonly onMounted: () => void; readonly close: () => void },
): Wallet => ({
  // Everybody can have it: its window asks.
  isReady: () => Promise.resolve(true),
  open: (request) =>
    new Promise((resolve, reject) => {
      const shown = mount(() => end(() => resolve({ kind: 'cancelled' })))
      const end = (act: () => void): void => {
        shown.close()
        act()
      }
      const fail = (cause: unknown): void => end(() => reject(cause instanceof Error ? cause : new Error(String(cause))))
      const show = async (): Promise<void> => {
        await withPatience(loadScript(addressOf(baseUrl, request)), PATIENCE_MS)
        const make: unknown = Reflect.get(Reflect.get(globalThis, 'paypal') ?? {}, 'Buttons')
        if (typeof make !== 'function') throw new Error('PayPal has no Buttons')
        // PayPal documents its options; nothing at run time can say more.
        const buttons = (make as MakeButtons)({
          createOrder: (_data, actions) => actions.order.create(orderOf(request)),
          onApprove: async ({ orderID, payerID }, actions) => {
            const answer = read(await actions.order.get(), { orderID, payerID }, request)
            end(() => resolve(answer))
          },
          onCancel: () => end(() => resolve({ kind: 'cancelled' })),
          onError: fail,
        })
        await buttons.render(shown.container)
        shown.onMounted()
      }
      show().catch(fail)
    }),
})

const addressOf = (baseUrl: string, { configuration, currency }: WalletRequest): string => {
  const query = new URLSearchParams({ 'client-id': configuration['merchantId'] ?? '', currency, intent: 'authorize', commit: 'false' })
  return `${baseUrl}/sdk/js?${query}`
}

const orderOf = ({ total, currency, countryCode, wants }: WalletRequest): object => ({
  intent: 'AUTHORIZE',
  purchase_units: [{ amount: { currency_code: currency, value: total }, custom_id: countryCode }],
  application_context: { shipping_preference: wants === 'address' ? 'GET_FROM_FILE' : 'NO_SHIPPING' },
})

const read = (
  { id, payer, purchase_units: units }: OrderDetails,
  { orderID = id, payerID = payer?.payer_id }: { readonly orderID?: string | undefined; readonly payerID?: string | undefined },
  { wants }: WalletRequest,
): WalletAnswer => {
  if (orderID === undefined || payerID === undefined) throw new Error('PayPal approved no order')
  const token = JSON.stringify({ orderID, payerID })
  const place = units?.[0]?.shipping?.address
  if (wants === 'nothing') return { kind: 'approved', token }
  const name = { firstName: payer?.name?.given_name ?? '', lastName: payer?.name?.surname ?? '' }
  const consumer = { ...name, ...defined({ email: payer?.email_address }) }
  if (wants === 'contact' || place === undefined) return { kind: 'approved', token, consumer }
  return {
    kind: 'approved',
    token,
    address: toAddress({
      name,
      lines: [place.address_line_1, place.address_line_2],
      city: place.admin_area_2,
      region: place.admin_area_1,
      postcode: place.postal_code,
      countryCode: place.country_code,
    }),
    consumer,
  }
}
