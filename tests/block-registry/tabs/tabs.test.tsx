// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, type InitialEntry } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { fixtureNode } from '../../../block-registry/fixture.ts'
import { TabPanelBlock } from '../../../block-registry/tab-panel/tab-panel.tsx'
import { Tabs } from '../../../block-registry/tabs/tabs.tsx'
import { InRouter } from '../../setup/in-router.tsx'
import { hydrateBlocks } from '../../setup/hydrate.tsx'
import { render, surround } from '../../setup/render.tsx'

afterEach(cleanup)

const PANELS = [
  ['Wool', 'Air it'],
  ['linen', 'Cool water'],
  ['Full Grain', 'A little fat'],
] as const

const view = (key: string, text: string) => ({ id: key, props: { key, title: key }, slots: { body: text }, position, meta: {}, data: {} })
const position = { index: 0, isAboveFold: false }

const tabs = (changes: { readonly queryParam?: string; readonly allowToggleOff?: boolean } = {}) => (
  <Tabs
    id="care"
    props={{ label: 'Care', queryParam: 'tab', allowToggleOff: false, ...changes }}
    inside={{ panels: PANELS.map(([key]) => fixtureNode('tab-panel', { key, title: key })) }}
    slots={{ panels: PANELS.map(([key, text]) => <TabPanelBlock key={key} {...view(key, text)} />) }}
    position={position}
    meta={{}}
    data={{}}
  />
)

const open = (address: InitialEntry, changes: Parameters<typeof tabs>[0] = {}, options: { site?: string; language?: string } = {}) => {
  const router = createMemoryRouter([{ path: '*', element: tabs(changes) }], { initialEntries: ['/before', address] })
  render(<InRouter router={router} />, { ...options, context: { path: '/help/care' } })
  return router
}

const shown = () => screen.getAllByRole('tabpanel').map(({ textContent }) => textContent)
const tab = (name: string) => screen.getByRole('tab', { name })

describe('tabs', () => {
  it('show one panel at a time, the first unless the address names another [BLOCK-06, WIDGET-03]', () => {
    open('/help/care')
    expect(shown()).toEqual(['Air it'])
    expect(tab('Wool').getAttribute('aria-selected')).toBe('true')
    expect(tab('linen').getAttribute('aria-selected')).toBe('false')
  })

  it('write the tab into the parameter of their own name, in lower case, and keep the rest of the address [CRUMB-07, CRUMB-09]', async () => {
    const router = open('/help/care?utm=a%20b#top', { queryParam: 'tabCare' })
    await userEvent.click(tab('Full Grain'))
    expect(shown()).toEqual(['A little fat'])
    expect(router.state.location).toMatchObject({ pathname: '/help/care', search: '?utm=a%20b&tabCare=full-grain', hash: '#top' })
  })

  it('take the parameter away for the first tab [CRUMB-08]', async () => {
    const router = open('/help/care?tab=linen&utm=x')
    expect(shown()).toEqual(['Cool water'])
    await userEvent.click(tab('Wool'))
    expect(router.state.location.search).toBe('?utm=x')
    expect(shown()).toEqual(['Air it'])
  })

  it('replace the history entry, so that the way back leaves the page [CRUMB-10]', async () => {
    const router = open('/help/care')
    await userEvent.click(tab('linen'))
    await userEvent.click(tab('Full Grain'))
    expect(router.state.historyAction).toBe('REPLACE')
    await router.navigate(-1)
    expect(router.state.location.pathname).toBe('/before')
  })

  it('take any spelling of a tab, and the first one for a tab there is not, leaving the parameter alone [CRUMB-07]', () => {
    open('/help/care?tab=LINEN')
    expect(shown()).toEqual(['Cool water'])
    cleanup()
    const router = open('/help/care?tab=velvet')
    expect(shown()).toEqual(['Air it'])
    expect(router.state.location.search).toBe('?tab=velvet')
  })

  it('close by a second click only where they may, and the parameter goes [WIDGET-03]', async () => {
    const router = open('/help/care?tab=linen', { allowToggleOff: true })
    await userEvent.click(tab('linen'))
    expect(screen.queryByRole('tabpanel')).toBeNull()
    expect(router.state.location.search).toBe('')
    await userEvent.click(tab('Wool'))
    expect(shown()).toEqual(['Air it'])
    cleanup()
    open('/help/care?tab=linen')
    await userEvent.click(tab('linen'))
    expect(shown()).toEqual(['Cool water'])
  })

  it('follow a link to another tab, also after one was closed', async () => {
    const router = open('/help/care?tab=linen', { allowToggleOff: true })
    await userEvent.click(tab('linen'))
    await act(() => router.navigate('/help/care?tab=full-grain'))
    expect(shown()).toEqual(['A little fat'])
  })

  it('are one stop for the Tab key; arrows, Home and End go from tab to tab and choose', async () => {
    open('/help/care')
    await userEvent.tab()
    expect(document.activeElement).toBe(tab('Wool'))
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tab('linen'))
    expect(shown()).toEqual(['Cool water'])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(shown()).toEqual(['A little fat'])
    await userEvent.keyboard('{Home}')
    expect(shown()).toEqual(['Air it'])
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(tab('Full Grain'))
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  })

  it('go by arrows in reading direction where that is right to left', async () => {
    open('/help/care', {}, { site: 'ae', language: 'ar' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(shown()).toEqual(['Cool water'])
  })

  it('leave a click that opens a new window to the browser', () => {
    open('/help/care')
    expect(fireEvent.click(tab('linen'), { ctrlKey: true })).toBe(true)
    expect(shown()).toEqual(['Air it'])
  })
})

describe('tabs before JavaScript runs', () => {
  it('are links to their panels, each of them a stop, and the server shows the tab of the address', () => {
    const context = { path: '/help/care', query: { tab: 'linen' } }
    document.body.innerHTML = renderToString(surround(tabs(), { context }))
    expect(screen.getAllByRole('tab').map((link) => link.getAttribute('href'))).toEqual([
      '/en/help/care',
      '/en/help/care?tab=linen',
      '/en/help/care?tab=full-grain',
    ])
    expect(screen.getAllByRole('tab').map((link) => link.getAttribute('tabindex'))).toEqual([null, null, null])
    expect(shown()).toEqual(['Cool water'])
    document.body.innerHTML = ''
  })

  it('become tabs where they stand', async () => {
    const body = () => [fixtureNode('headline', { text: 'Words', level: 3, align: 'start' })]
    const panels = ['wool', 'linen'].map((key) => fixtureNode('tab-panel', { key, title: key }, { body: body() }))
    const node = fixtureNode('tabs', { label: 'Care', queryParam: 'tab', allowToggleOff: false }, { panels })
    const { container, leave } = await hydrateBlocks([node])
    expect(container.querySelectorAll('[role=tab]')[1]?.getAttribute('tabindex')).toBe('-1')
    await leave()
  })
})
