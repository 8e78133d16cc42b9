import { z } from 'zod'
import type { CommerceDeps } from '../commerce-deps.ts'
import { serverError } from '../http/problems.ts'
import { readInput } from '../http/read-input.ts'
import type { SessionScope } from '../http/request-scope.ts'
import { methodNotAllowed } from '../checkout/read-checkout.ts'

type Deps = Pick<CommerceDeps, 'runtime' | 'payments'>

export const applePayBody = z.object({ merchantIdentifier: z.string().min(1).max(200) })

/** Proof for the browser's Apple Pay that the shop at this host is who it says. 422 where the site has no Apple Pay, 503 where the provider gives none. */
export const openApplePay = async (
  { runtime, payments }: Deps,
  { site }: SessionScope,
  domainName: string,
  input: unknown,
): Promise<Readonly<Record<string, unknown>>> => {
  const { merchantIdentifier } = readInput(applePayBody, input)
  if (!site.payments.methods.some((method) => method === 'applepay' || method === 'applepay_express')) throw methodNotAllowed()
  try {
    return await payments.applePaySession({ domainName, displayName: site.siteName, merchantIdentifier })
  } catch (cause) {
    runtime.log.error({ err: cause }, 'The payment provider gave no session of Apple Pay.')
    throw serverError(503)
  }
}
