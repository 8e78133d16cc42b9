import type { CheckoutResponse } from '../../../schemas/api/checkout.ts'
import type { ReportSink } from '../../lib/report.ts'
import { planCompletion } from './completion.ts'

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
