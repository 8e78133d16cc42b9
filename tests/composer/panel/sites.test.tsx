// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ComposeFields, ComposeSite } from '../../../schemas/api/compose.ts'
import { showPanel } from './show-panel.tsx'

afterEach(cleanup)
beforeAll(() => {
  document.documentElement.lang = 'en'
})

const SITES: readonly ComposeSite[] = [
  { siteTag: 'ald-gb', name: 'Alder, GB', clientName: 'alder', country: 'GB', languages: ['en'], defaultLanguage: 'en' },
  { siteTag: 'ald-jp', name: 'Alder, JP', clientName: 'alder', country: 'JP', languages: ['ja'], defaultLanguage: 'ja' },
]

const showSites = (fields: ComposeFields = {}, isReadOnly = false) => {
  const shown = showPanel({ type: 'page', fields, services: { sites: SITES }, isReadOnly })
  return { ...shown, group: within(screen.getByRole('group', { name: 'Sites' })) }
}

describe('the sites of a page', () => {
  it('are chosen by their names, and all of them again', async () => {
    const { group, changes } = showSites()
    expect(group.getByRole<HTMLInputElement>('radio', { name: 'All sites' }).checked).toBe(true)
    await userEvent.click(group.getByRole('radio', { name: 'Some sites' }))
    await userEvent.click(group.getByRole('checkbox', { name: 'Alder, JP' }))
    await userEvent.click(group.getByRole('checkbox', { name: 'Alder, GB' }))
    await userEvent.click(group.getByRole('radio', { name: 'All sites' }))
    expect(changes.mock.calls).toEqual([
      ['sites', 'en', ['ald-jp']],
      ['sites', 'en', ['ald-jp', 'ald-gb']],
      ['sites', 'en', undefined],
    ])
  })

  it('stay what they were while none is ticked: a page for no site would be one for all', async () => {
    const { group, changes } = showSites({ sites: { en: ['ald-gb'] } })
    await userEvent.click(group.getByRole('checkbox', { name: 'Alder, GB' }))
    expect(group.getByRole('status').textContent).toBe('Choose at least one site.')
    expect(changes).not.toHaveBeenCalled()
  })

  it('that the shop does not have are shown by their tags, kept, and can be taken off', async () => {
    const { group, changes } = showSites({ sites: { en: ['old-fr', 'ald-gb'] } })
    await userEvent.click(group.getByRole('checkbox', { name: 'Alder, JP' }))
    await userEvent.click(group.getByRole('checkbox', { name: 'old-fr' }))
    expect(changes.mock.calls.map(([, , value]) => value)).toEqual([
      ['old-fr', 'ald-gb', 'ald-jp'],
      ['ald-gb', 'ald-jp'],
    ])
  })

  it('are what an undo says', () => {
    const { group, put } = showSites({ sites: { en: ['ald-gb'] } })
    act(() => put({ sites: { en: ['ald-jp'] } }))
    expect(group.getByRole<HTMLInputElement>('checkbox', { name: 'Alder, JP' }).checked).toBe(true)
  })

  it('can be read by who may not change them, and axe has no complaint', async () => {
    const { group, container } = showSites({ sites: { en: ['ald-gb'] } }, true)
    expect(group.getByRole<HTMLInputElement>('checkbox', { name: 'Alder, GB' }).disabled).toBe(true)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})
