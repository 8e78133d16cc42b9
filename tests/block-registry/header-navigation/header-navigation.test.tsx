// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { HeaderNavigation } from '../../../block-registry/header-navigation/header-navigation.tsx'
import { HOVER_OPEN_MS } from '../../../block-registry/header-navigation/use-desktop-menu.ts'
import { demoNavigation } from '../../../src/gallery/demo-navigation.ts'
import { supplyDialog } from '../../setup/dialog.ts'
import { render } from '../../setup/render.tsx'

beforeAll(supplyDialog)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (path = '/') => render(<HeaderNavigation />, { site: 'us', navigation: demoNavigation, context: { path } })
const menu = () => screen.getByRole('navigation', { name: 'Main' })
const entry = (name: string): HTMLElement => within(menu()).getByRole('link', { name })
const isOpen = (name: string): boolean => entry(name).getAttribute('aria-expanded') === 'true'

describe('the desktop menu', () => {
  it('is made of real links, the present one marked [HEAD-03]', () => {
    show('/sale')
    expect(entry('Women').getAttribute('href')).toBe('/us/en/women')
    expect(entry('Sale').getAttribute('aria-current')).toBe('page')
    expect(within(menu()).getByRole('link', { name: 'All Women' }).getAttribute('href')).toBe('/us/en/women')
  })

  it('opens an entry the pointer rests on for 250 ms [MENU-10]', () => {
    vi.useFakeTimers()
    show()
    fireEvent.pointerEnter(entry('Women').closest('li') ?? menu(), { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(HOVER_OPEN_MS - 1))
    expect(isOpen('Women')).toBe(false)
    act(() => vi.advanceTimersByTime(1))
    expect(isOpen('Women')).toBe(true)
    expect(HOVER_OPEN_MS).toBe(250)
  })

  it('opens by the first tap and follows by the second [MENU-11]', () => {
    show()
    const women = entry('Women')
    women.addEventListener('click', (event) => event.preventDefault())
    fireEvent(women, Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' }))
    const first = fireEvent.click(women)
    expect(first).toBe(false)
    expect(isOpen('Women')).toBe(true)
  })

  it('moves by arrow keys and closes by Escape, focus back on the entry [MENU-07, MENU-09]', async () => {
    show()
    entry('Women').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(isOpen('Women')).toBe(true)
    expect(document.activeElement?.textContent).toBe('All Women')
    await userEvent.keyboard('{Escape}')
    expect(isOpen('Women')).toBe(false)
    expect(document.activeElement).toBe(entry('Women'))
  })

  it('closes on a click outside and when the page changes [HEAD-11, HEAD-12]', async () => {
    show()
    entry('Women').focus()
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.pointerDown(document.body)
    expect(isOpen('Women')).toBe(false)
  })
})

describe('the slide-out menu', () => {
  const open = async (path?: string) => {
    show(path)
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    return screen.getByRole('dialog')
  }

  it('opens a level by an entry with children and goes back [HEAD-05, MENU-02, MENU-03]', async () => {
    const drawer = await open()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Women' }))
    await userEvent.click(within(drawer).getByRole('button', { name: 'Shoes' }))
    expect(within(drawer).getByRole('link', { name: 'Boots' })).toBeTruthy()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Back' }))
    expect(within(drawer).getByRole('button', { name: 'Shoes' })).toBeTruthy()
  })

  it('closes when a leaf is chosen [MENU-04]', async () => {
    const drawer = await open()
    const leaf = within(drawer).getByRole('link', { name: 'Sale' })
    leaf.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(leaf)
    expect((drawer as HTMLDialogElement).open).toBe(false)
  })

  it('opens at the level of the page [MENU-05]', async () => {
    const drawer = await open('/men/shoes')
    expect(within(drawer).getByRole('heading', { name: 'Men' })).toBeTruthy()
  })
})
