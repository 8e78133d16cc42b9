// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
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
    const until = '2026-12-01T09:30:00.000Z'
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', { ...META, countries: ['GB', 'US'], visibleUntil: until })
    await userEvent.click(screen.getByLabelText('signed in'))
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', { ...META, countries: ['GB', 'US'], visibleUntil: until, audience: 'signedIn' })
  })

  it('is said in words while it is folded away', () => {
    showPanel({ type: 'hero', fields: { meta: { en: { ...META, audience: 'signedIn', countries: ['GB', 'US'] } } } })
    expect(screen.getByText('from 28 Nov 2026, 00:00 London, only in United Kingdom or United States, only signed in')).toBeDefined()
  })

  it('reads and takes moments on the clocks of the site that is looked at', async () => {
    const { changes } = showPanel({ type: 'hero', fields: { meta: { en: META } }, services: { timeZone: 'Asia/Tokyo' } })
    await userEvent.click(screen.getByText(/^Where and when/))
    const from = screen.getByLabelText<HTMLInputElement>('Shows from')
    expect(from.value).toBe('2026-11-28T09:00')
    fireEvent.change(from, { target: { value: '2026-11-28T00:00' } })
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', { ...META, visibleFrom: '2026-11-27T15:00:00.000Z' })
  })

  it('keeps the same time for each site’s own clocks, and becomes one moment again', async () => {
    const { changes } = showPanel({ type: 'hero', fields: { meta: { en: META } } })
    await userEvent.click(screen.getByText(/^Where and when/))
    const [own] = screen.getAllByLabelText('The same time on each site’s own clocks')
    if (own === undefined) throw new Error('There is no choice of clocks')
    await userEvent.click(own)
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', { ...META, visibleFrom: '2026-11-28T00:00' })
    expect(screen.getByText(/^from 28 Nov 2026, 00:00 on each site’s clocks/)).toBeDefined()
    await userEvent.click(own)
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', { ...META, visibleFrom: '2026-11-28T00:00:00.000Z' })
  })

  it('says what is meant by a time that clocks skip or show twice', async () => {
    showPanel({ type: 'hero' })
    await userEvent.click(screen.getByText(/^Where and when/))
    const from = screen.getByLabelText<HTMLInputElement>('Shows from')
    fireEvent.change(from, { target: { value: '2026-03-29T01:30' } })
    expect(screen.getByText('Clocks skip 01:30 that night: 02:30 is meant.')).toBeDefined()
    fireEvent.change(from, { target: { value: '2026-10-25T01:30' } })
    expect(screen.getByText('Clocks show 01:30 twice that night: the first one is meant.')).toBeDefined()
  })

  it('says no more of a time that was typed once another one has taken its place', async () => {
    const { put } = showPanel({ type: 'hero' })
    await userEvent.click(screen.getByText(/^Where and when/))
    fireEvent.change(screen.getByLabelText('Shows from'), { target: { value: '2026-03-29T01:30' } })
    expect(screen.getByText(/^Clocks skip 01:30/)).toBeDefined()
    act(() => put({ meta: { en: { visibleFrom: '2026-05-01T09:00:00.000Z' } } }))
    expect(screen.queryByText(/^Clocks skip/)).toBe(null)
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

describe('for whom a block is, where the page’s sites have segments', () => {
  const segments = () => [
    { group: 'friends', title: 'Friends of the house' },
    { group: 'trade', title: 'Trade customers' },
  ]
  const opened = async (fields: Parameters<typeof showPanel>[0]['fields'], services: object = { segments }) => {
    const shown = showPanel({ type: 'hero', services, ...(fields && { fields }) })
    await userEvent.click(screen.getByText(/^Where and when/))
    return shown
  }
  const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'For whom' })

  it('is one choice of everybody, guests, who is signed in, and each segment by its title', async () => {
    const { changes } = await opened({ meta: { en: META } })
    expect([...choice().options].map(({ text }) => text)).toEqual([
      'Everybody',
      'guest',
      'signed in',
      'Friends of the house',
      'Trade customers',
    ])
    await userEvent.selectOptions(choice(), 'Friends of the house')
    const { audience: _, ...others } = META
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', { ...others, segment: 'friends' })
    expect(screen.getByText(/^from 28 Nov 2026, 00:00 London, only Friends of the house$/)).toBeDefined()
    await userEvent.selectOptions(choice(), 'signed in')
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', { ...others, audience: 'signedIn' })
    await userEvent.selectOptions(choice(), 'Everybody')
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', others)
  })

  it('keeps a segment that no site has until another one is chosen', async () => {
    const { changes } = await opened({ meta: { en: { segment: 'vip' } } }, {})
    expect(choice().selectedOptions[0]?.text).toBe('vip')
    await userEvent.selectOptions(choice(), 'Everybody')
    expect(changes.mock.calls).toEqual([['meta', 'en', undefined]])
  })

  it('is made right by one choice where it was written as both guests and a segment', async () => {
    const { changes } = await opened({ meta: { en: { segment: 'friends', audience: 'guest' } } })
    await userEvent.selectOptions(choice(), 'Trade customers')
    expect(changes).toHaveBeenLastCalledWith('meta', 'en', { segment: 'trade' })
  })

  it('says nothing of segments where there are none', async () => {
    await opened({ meta: { en: META } }, { segments: () => [] })
    expect(screen.queryByRole('combobox', { name: 'For whom' })).toBe(null)
    expect(screen.getByRole('radio', { name: 'signed in' })).toBeDefined()
  })
})
