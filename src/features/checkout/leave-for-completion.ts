import type { CheckoutResponse } from '../../../schemas/api/checkout.ts'
import type { ReportSink } from '../../lib/report.ts'

interface Leaving {
  readonly response: CheckoutResponse | undefined
  readonly basePath: string
  readonly report: ReportSink
}

/** Goes to the completion page, by address or by a hidden form; what cannot be followed is reported (CHECKOUT-12). */
export const leaveForCompletion = ({ response, basePath, report }: Leaving): void => {
  const plan = planCompletion(response, { basePath, origin: location.origin })
  if (plan.kind === 'address') location.assign(plan.address)
  else if (plan.kind === 'form') postForm(plan.action, plan.fields)
  else report({ code: 'orderRedirect', message: 'The order has no page to go to', details: { code: response?.code } })
}

const postForm = (action: string, fields: Readonly<Record<string, string>>): void => {
  const form = document.createElement('form')
  form.id = 'complete-form'
  form.method = 'POST'
  form.action = action
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

/** How the browser leaves for the completion page (FRAME-14). */
export type Completion =
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'failed' }

interface Options {
  /** `/us/en`; empty parts left out. */
  readonly basePath: string
  readonly origin: string
}

/** A successful answer posts a form to the server's redirectURL, else goes to /complete; anything else fails. */
export const planCompletion = (response: CheckoutResponse | undefined, { basePath, origin }: Options): Completion => {
  if (response?.code !== 'SUCCESS') return { kind: 'failed' }
  const { rawToken, siteTag, uat, utt, utr, paymentMethod, redirectURL } = response
  if (redirectURL !== undefined && redirectURL !== '') {
    if (!isSafe(redirectURL, origin)) return { kind: 'failed' }
    return { kind: 'form', action: redirectURL, fields: withoutEmpty({ rawToken, siteTag, uat, utt, utr, paymentMethod }) }
  }
  const query = new URLSearchParams(withoutEmpty({ authorization: rawToken, account: siteTag, uat, utt, utr, paymentMethod }))
  return { kind: 'address', address: `${basePath}/complete?${query}` }
}

const isSafe = (address: string, origin: string): boolean => {
  if (!URL.canParse(address, origin)) return false
  const target = new URL(address, origin)
  return target.protocol === 'https:' || target.origin === origin
}

const withoutEmpty = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])))
