// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AccountProvider } from '../../../../src/clients/identity/account-context.tsx'
import { GUEST } from '../../../../src/clients/identity/account-state.ts'
import { NO_ACCOUNT } from '../../../../src/clients/identity/no-account.ts'
import { CommerceProvider } from '../../../../src/clients/commerce/commerce-context.tsx'
import { useOwnList } from '../../../../src/features/account/use-own-list.ts'
import { commerceOf } from '../../../setup/checkout-step.tsx'
import { render } from '../../../setup/render.tsx'

afterEach(cleanup)

const list = async () => ['1 Mill Lane', 'Visa •••• 1111']
const onFailure = (): void => undefined
const options = { list, onFailure }
const Saved = () => <p role="status">{useOwnList(options)?.items.join(', ')}</p>

it('addresses and cards of an account are gone from the page with its sign-in, and nothing stores them [AUTH-07]', async () => {
  const listeners = new Set<() => void>()
  let shown = { ...GUEST, isUserSignedIn: true }
  const account = {
    ...NO_ACCOUNT,
    getState: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  render(
    <CommerceProvider value={commerceOf(async () => undefined)}>
      <AccountProvider value={account}>
        <Saved />
      </AccountProvider>
    </CommerceProvider>,
  )
  expect(await screen.findByText('1 Mill Lane, Visa •••• 1111')).toBeDefined()
  // As by a session that failed, or in another tab.
  await act(async () => {
    shown = GUEST
    for (const listener of listeners) listener()
  })
  expect(screen.getByRole('status').textContent).toBe('')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
