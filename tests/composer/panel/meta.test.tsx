// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { showPanel } from './show-panel.tsx'

afterEach(cleanup)

const META = { visibleFrom: '2026-11-28T00:00:00+00:00', audience: 'guest', ofTomorrow: { kept: true } }

describe('where and when a block shows', () => {
  it('is folded away, with how much of it is set', () => {
    showPanel({ type: 'hero', fields: { meta: { en: META } } })
    expect(screen.getByText('Where and when (3 set)').closest('details')?.open).toBe(false)
  })

  it('is changed setting by setting; what nobody touched stays as it was written', async () => {
    const { changes } = showPanel({ type: 'hero', fields: { meta: { en: META } }, locale: 'fr', locales: ['fr', 'en'] })
    await userEvent.click(screen.getByText(/^Where and when/))
    await userEvent.type(screen.getByLabelText('Countries'), 'gb, us')
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', { ...META, countries: ['GB', 'US'] })
    expect(screen.getByText('United Kingdom, United States')).toBeDefined()
    fireEvent.change(screen.getByLabelText('Shows until'), { target: { value: '2026-12-01T09:30' } })
    const until = new Date(2026, 11, 1, 9, 30).toISOString()
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', { ...META, countries: ['GB', 'US'], visibleUntil: until })
    await userEvent.click(screen.getByLabelText('signed in'))
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', { ...META, countries: ['GB', 'US'], visibleUntil: until, audience: 'signedIn' })
  })

  it('takes no code that is none, and says which', async () => {
    const { changes } = showPanel({ type: 'hero' })
    await userEvent.click(screen.getByText(/^Where and when/))
    await userEvent.type(screen.getByLabelText('Languages'), 'english')
    expect(screen.getByText('Not a code: english')).toBeDefined()
    expect(changes.mock.calls.every(([, , value]) => !JSON.stringify(value).includes('english'))).toBe(true)
  })

  it('can be left open again: without any setting there is no value', async () => {
    const { changes } = showPanel({ type: 'hero', fields: { meta: { en: { audience: 'guest' } } } })
    await userEvent.click(screen.getByText(/^Where and when/))
    await userEvent.click(screen.getByRole('radio', { name: 'Everybody' }))
    expect(changes.mock.calls).toEqual([['meta', 'en', undefined]])
  })
})
