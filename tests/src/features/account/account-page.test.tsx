// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { GUEST } from '../../../../src/clients/identity/account-state.ts'
import { AccountEntries } from '../../../../src/features/account/account-entries.tsx'
import { AccountPage } from '../../../../src/features/account/account-page.tsx'
import { renderAccountForm } from '../../../setup/account-form.tsx'

afterEach(cleanup)

const SIGNED_IN = { ...GUEST, isUserSignedIn: true }
const page = (guestsGoTo?: string) => (
  <AccountPage heading="Your data" {...(guestsGoTo === undefined ? {} : { guestsGoTo })}>
    <p>All of it</p>
  </AccountPage>
)
const entries = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const current = () => entries().filter((_, index) => screen.getAllByRole('link')[index]?.getAttribute('aria-current') === 'page')

describe('a page of the account', () => {
  it('has its content and its menu for who is signed in, who stays', () => {
    const { router } = renderAccountForm(page(), { state: SIGNED_IN, path: '/account/data' })
    expect(screen.getByText('All of it')).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
    const menu = within(screen.getByRole('navigation', { name: 'My account' }))
    expect(menu.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Your profile',
      'Your data',
      'Change password',
      'Order history',
      'Addresses',
      'Payment methods',
      'Sign out',
    ])
    expect(menu.getByRole('link', { name: 'Your data' })).toHaveAttribute('aria-current', 'page')
    expect(menu.getByRole('link', { name: 'Your profile' })).not.toHaveAttribute('aria-current')
    expect(router.state.location.pathname).toBe('/start')
  })

  it.each<readonly [string, string | undefined, string, string]>([
    ['to sign in, and back again', undefined, 'gb', '/account/sign-in?redirect=%2Faccount%2Fdata'],
    ['where the page says', '/tracking', 'gb', '/tracking'],
  ])('sends a guest %s, and shows nothing of the account', async (_, guestsGoTo, site, goal) => {
    const { router } = renderAccountForm(page(guestsGoTo), { path: '/account/data', site })
    expect(screen.queryByText('All of it')).toBeNull()
    await waitFor(() => expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(goal))
    expect(router.state.historyAction).toBe('REPLACE')
  })
})

describe('the entries of the account', () => {
  it.each([
    ['/account/addresses', [['Addresses', '/en/account/addresses']]],
    ['/tracking', [['Order history', '/en/tracking']]],
    ['/orders', [['Order history', '/en/tracking']]],
    ['/orders/GB1', [['Order history', '/en/tracking']]],
    ['/account', []],
  ])('at %s name the one that is shown', (path, shown) => {
    renderAccountForm(<AccountEntries />, { state: SIGNED_IN, path })
    expect(current()).toEqual(shown)
    expect(entries()[0]).toEqual(['Change password', '/en/account/set-password'])
  })
})
