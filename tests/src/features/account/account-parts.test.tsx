// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountCode } from '../../../../src/clients/identity/account-code.ts'
import { AccountForm } from '../../../../src/features/account/account-form.tsx'
import { AccountLayout } from '../../../../src/features/account/account-layout.tsx'
import { AccountMessage } from '../../../../src/features/account/account-message.tsx'
import { AccountPart } from '../../../../src/features/account/account-part.tsx'
import { EntryLayout } from '../../../../src/features/account/entry-layout.tsx'
import { ResendButton } from '../../../../src/features/account/resend-button.tsx'
import { RemovalChoice, SavedItem, SavedItems } from '../../../../src/features/account/saved-items.tsx'
import { Unlisted } from '../../../../src/features/account/unlisted.tsx'
import { render } from '../../../setup/render.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const SECOND_MS = 1_000

describe('what the provider answers', () => {
  it.each<readonly [AccountCode, 'alert' | 'status', string, string]>([
    ['invalidCredentials', 'alert', 'danger', 'E-mail address or password is not right.'],
    ['codeExpired', 'alert', 'danger', 'This code has expired. Please ask for a new one.'],
    ['newCode', 'status', 'info', 'We have sent you a new code.'],
    ['needsReset', 'status', 'info', 'You need to set a new password before you can sign in.'],
    ['successCreated', 'status', 'success', 'Your account is ready.'],
    ['successNewPassword', 'status', 'success', 'Your new password is set.'],
    ['accountClosed', 'status', 'success', 'Your account is deleted. Thank you for having been with us.'],
    ['networkError', 'alert', 'danger', 'You seem to be offline. Please check your connection.'],
    ['timeout', 'alert', 'danger', 'This takes too long. Please try again.'],
  ])('%s is said as an %s that looks as %s', (code, role, tone, words) => {
    render(<AccountMessage code={code} />)
    expect(screen.getByRole(role)).toHaveTextContent(words)
    expect(screen.getByRole(role)).toHaveClass(tone)
  })

  it('is nothing before it was asked', () => {
    const { container } = render(<AccountMessage code={undefined} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('the button for a new code', () => {
  it('counts a minute after the code was sent, and then asks again', async () => {
    const onResend = vi.fn(async () => true)
    render(<ResendButton isBusy={false} onResend={onResend} />)
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
    await act(async () => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('button', { name: 'New code in 60 s' })).toBeDisabled()
    for (let second = 0; second < 58; second += 1) await act(async () => vi.advanceTimersByTimeAsync(SECOND_MS))
    expect(screen.getByRole('button', { name: 'New code in 2 s' })).toBeDisabled()
    await act(async () => vi.advanceTimersByTimeAsync(SECOND_MS))
    await act(async () => vi.advanceTimersByTimeAsync(SECOND_MS - 1))
    expect(screen.getByRole('button', { name: 'New code in 1 s' })).toBeDisabled()
    await act(async () => vi.advanceTimersByTimeAsync(1))
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(onResend).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('counts nothing where none was sent', async () => {
    render(<ResendButton isBusy={false} onResend={async () => false} />)
    fireEvent.click(screen.getByRole('button'))
    await act(async () => vi.advanceTimersByTimeAsync(SECOND_MS))
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled()
  })

  it('asks for nothing while another call of the form is under way', () => {
    const onResend = vi.fn(async () => true)
    render(<ResendButton isBusy onResend={onResend} />)
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code', busy: true }))
    expect(onResend).not.toHaveBeenCalled()
  })
})

describe('a form of the account', () => {
  const show = (isBusy: boolean, onSubmit = vi.fn()) => {
    render(
      <AccountForm code="codeInvalid" isBusy={isBusy} action="Confirm" onSubmit={onSubmit} after={<a href="/other">Another way</a>}>
        <input aria-label="Fine" />
        <input aria-label="Wrong" aria-invalid="true" />
        <input aria-label="Wrong as well" aria-invalid="true" />
      </AccountForm>,
    )
    return onSubmit
  }

  it('says its message, sends itself by its button, and puts the focus into the first field in error', async () => {
    const onSubmit = show(false)
    expect(screen.getByRole('alert')).toHaveTextContent('This code is not right.')
    expect(screen.getByRole('link', { name: 'Another way' })).toBeVisible()
    const form = screen.getByRole('button', { name: 'Confirm' }).closest('form')
    expect(form).toHaveAttribute('novalidate')
    expect(form).toHaveAttribute('method', 'post')
    expect(fireEvent.submit(form ?? document.body)).toBe(false)
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await act(async () => vi.advanceTimersByTimeAsync(50))
    expect(screen.getByRole('textbox', { name: 'Wrong' })).toHaveFocus()
  })

  it('is sent once while it waits, and never by the browser', () => {
    const onSubmit = show(true)
    const button = screen.getByRole('button', { name: 'Confirm', busy: true })
    expect(fireEvent.submit(button.closest('form') ?? document.body)).toBe(false)
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('what is saved with an account', () => {
  const item = (changes: object = {}) => {
    const calls = { onEdit: vi.fn(), onRemove: vi.fn(), onDefault: vi.fn() }
    render(
      <SavedItems>
        <SavedItem name="Visa 1111" isBusy={false} {...calls} {...changes}>
          <p>Visa</p>
        </SavedItem>
      </SavedItems>,
    )
    return calls
  }
  const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

  it('can be edited, removed and made the default, each button named by what it is about', () => {
    const { onEdit, onRemove, onDefault } = item()
    expect(names()).toEqual(['Edit Visa 1111', 'Remove Visa 1111', 'Make default: Visa 1111'])
    expect(within(screen.getByRole('listitem')).getAllByText(/^(Edit|Remove|Make default)$/)).toHaveLength(3)
    fireEvent.click(screen.getByRole('button', { name: 'Edit Visa 1111' }))
    expect([onEdit, onRemove, onDefault].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
    fireEvent.click(screen.getByRole('button', { name: 'Remove Visa 1111' }))
    expect([onEdit, onRemove, onDefault].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
    fireEvent.click(screen.getByRole('button', { name: 'Make default: Visa 1111' }))
    expect([onEdit, onRemove, onDefault].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  })

  it('has no button for what cannot be done to it, and one that waits while its default is changed', () => {
    item({ onEdit: undefined, onDefault: undefined })
    expect(names()).toEqual(['Remove Visa 1111'])
    cleanup()
    const { onDefault } = item({ isBusy: true })
    fireEvent.click(screen.getByRole('button', { name: 'Make default: Visa 1111', busy: true }))
    expect(onDefault).not.toHaveBeenCalled()
  })

  it('goes only after a second word, which waits until it is gone, and may be kept', () => {
    const onRemove = vi.fn()
    const onKeep = vi.fn()
    const { rerender } = render(<RemovalChoice isBusy={false} onRemove={onRemove} onKeep={onKeep} />)
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect([onRemove, onKeep].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    fireEvent.click(screen.getByRole('button', { name: 'Remove', busy: false }))
    expect([onRemove, onKeep].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    rerender(<RemovalChoice isBusy onRemove={onRemove} onKeep={onKeep} />)
    fireEvent.click(screen.getByRole('button', { name: 'Remove', busy: true }))
    expect(onRemove).toHaveBeenCalledTimes(1)
  })

  it('is waited for, and said not to have come with its incident and the way to ask again', () => {
    const onRetry = vi.fn()
    const { rerender } = render(<Unlisted status="loading" failure="No cards." onRetry={onRetry} />)
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
    expect(screen.queryByText('No cards.')).toBeNull()
    rerender(<Unlisted status="failed" failure="No cards." incident="E-0123ABCD" onRetry={onRetry} />)
    expect(screen.getByRole('alert')).toHaveTextContent(/^No cards\.Try againReference: E-0123ABCD$/)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })
})

describe('a page of the account', () => {
  it('is headed, beside its menu, and not headed where its blocks are', () => {
    render(
      <AccountLayout heading="Your data" menu={<nav aria-label="Account" />}>
        <AccountPart title="Download">All of it.</AccountPart>
      </AccountLayout>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: 'Account' })).toBeInTheDocument()
    const part = screen.getByRole('region', { name: 'Download' })
    expect(within(part).getByRole('heading', { level: 2, name: 'Download' })).toBeVisible()
    expect(part).toHaveTextContent('All of it.')
    cleanup()
    render(
      <AccountLayout heading="" menu={null}>
        All of it.
      </AccountLayout>,
    )
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('that leads into it has a form under its heading, and a place beside it only where something stands there', () => {
    const { container } = render(
      <EntryLayout heading="Sign in" beside={<p>Why</p>}>
        <form aria-label="Entry" />
      </EntryLayout>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    expect(screen.getByText('Why').parentElement).toHaveClass('beside')
    expect(screen.getByRole('form', { name: 'Entry' })).toBeInTheDocument()
    cleanup()
    render(
      <EntryLayout heading="Sign in" beside={undefined}>
        <form aria-label="Entry" />
      </EntryLayout>,
    )
    expect(container.ownerDocument.querySelector('.beside')).toBeNull()
  })
})
