import type { ReactElement } from 'react'
import type { CommerceCall } from '../../src/clients/commerce/commerce-client.ts'
import { CommerceProvider } from '../../src/clients/commerce/commerce-context.tsx'
import { AccountProvider } from '../../src/clients/identity/account-context.tsx'
import { GUEST } from '../../src/clients/identity/account-state.ts'
import { NO_ACCOUNT } from '../../src/clients/identity/no-account.ts'
import { commerceOf } from './checkout-step.tsx'
import { render } from './render.tsx'

/** A part of the account of somebody who is signed in, with the answers of the commerce API. */
export const renderInAccount = (element: ReactElement, send: (call: CommerceCall) => Promise<unknown>): void => {
  render(
    <CommerceProvider value={commerceOf(send)}>
      <AccountProvider value={{ ...NO_ACCOUNT, getState: () => SIGNED_IN }}>{element}</AccountProvider>
    </CommerceProvider>,
  )
}

const SIGNED_IN = { ...GUEST, isUserSignedIn: true }
