// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HeaderNavigation } from '../../../block-registry/header-navigation/header-navigation.tsx'
import { HOVER_OPEN_MS } from '../../../block-registry/header-navigation/use-desktop-menu.ts'
import { menuEntry } from '../../../block-registry/menu-entry.ts'
import type { BlockNode } from '../../../schemas/page.ts'
import { mergeMenus } from '../../../src/content/menus.ts'
import { demoNavigation } from '../../../src/gallery/demo-navigation.ts'
import { node } from '../../factories/pages.ts'
import { render } from '../../setup/render.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (path = '/', navigation = demoNavigation) => render(<HeaderNavigation />, { site: 'us', navigation, context: { path } })
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

  it('follows the link that Enter is pressed on, at the first level and in a panel [MENU-08]', async () => {
    show()
    const followed: (string | null)[] = []
    menu().addEventListener('click', (event) => {
      followed.push((event.target as Element).closest('a')?.getAttribute('href') ?? null)
      event.preventDefault()
    })
    entry('Sale').focus()
    await userEvent.keyboard('{Enter}')
    entry('Women').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(followed).toEqual(['/us/en/sale', '/us/en/women/jewellery'])
  })

  it('closes on a click outside and when the page changes [HEAD-11, HEAD-12]', async () => {
    show()
    entry('Women').focus()
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.pointerDown(document.body)
    expect(isOpen('Women')).toBe(false)
  })
})

describe('a menu of more first levels than the row has room for', () => {
  const many = Array.from({ length: 14 }, (_, index) => ({
    slug: `c${index}`,
    path: `/c${index}`,
    label: `Category ${index}`,
    filters: {},
    children: [{ slug: 'sub', path: `/c${index}/sub`, label: `Below ${index}`, filters: {}, children: [] }],
  }))
  const more = () => within(menu()).getByRole('button', { name: 'More' })

  it('has the others under More, each with what is below it, shown where the window has no room for it', () => {
    show('/', many)
    const last = within(more().closest('li') ?? menu()).getByRole('link', { name: 'Category 13' })
    expect(last.getAttribute('href')).toBe('/us/en/c13')
    // The width from which on the entry itself stands in the row.
    const own = [...menu().querySelectorAll<HTMLElement>('li[data-from]')].at(-1)
    expect([last.closest('ul')?.dataset['until'], own?.textContent]).toEqual([own?.dataset['from'], expect.stringContaining('Category 13')])
    expect(within(last.closest('ul') ?? menu()).getByRole('link', { name: 'Below 13' })).toBeTruthy()
    expect(within(more().closest('li') ?? menu()).queryByRole('link', { name: 'Category 0' })).toBeNull()
  })

  it('goes under More by arrow keys, past entries that are not in the row, and back by Escape [MENU-07, MENU-09]', async () => {
    show('/', many)
    for (const entry of menu().querySelectorAll<HTMLElement>('li[data-from]')) entry.style.display = 'none'
    const inRow = [...menu().querySelectorAll<HTMLElement>(':scope > ul > li:not([data-from]) > a')]
    inRow.at(-1)?.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(more())
    await userEvent.keyboard('{ArrowDown}')
    expect(more().getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement?.textContent).toBe(`Category ${inRow.length}`)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(more())
    expect(more().getAttribute('aria-expanded')).toBe('false')
  })

  it('opens More by a click, and closes it by the key that opened it', async () => {
    show('/', many)
    await userEvent.click(more())
    expect(more().getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(more(), { detail: 0 })
    expect(more().getAttribute('aria-expanded')).toBe('false')
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

describe('what merchandisers add to the menus', () => {
  const promoted = menuEntry({
    kind: 'content',
    label: 'The linen edit',
    sublabel: 'Woven in Ireland',
    href: '/stories/linen',
    image: { url: '/images/art/poster-linen.jpg', width: 720, height: 900, alt: '' },
  })
  const branch = (at: string, items: readonly BlockNode[], color = 'default') =>
    node('menu-branch', {
      props: { branch: at, mode: 'add', sublabel: '', color, icon: 'none', image: null, ownPage: false, hide: false },
      slots: { items },
    })
  const navigation = mergeMenus(demoNavigation, [
    branch('/women', [
      promoted,
      menuEntry({ kind: 'view-all-button', label: 'Everything for women' }),
      menuEntry({ label: 'Stories' }, [menuEntry({ label: 'About us', href: '/about' })]),
    ]),
    branch('/women/shoes', [menuEntry({ kind: 'back-button', label: 'Back to women' })]),
    branch('/sale', [promoted], 'sale'),
  ])

  it('is in the panels: pictures with a link that wait until they are seen, a column under a heading, other words for “All” [DATA-87] [DATA-89]', () => {
    show('/', navigation)
    const link = within(menu()).getAllByRole('link', { name: 'The linen edit Woven in Ireland' })[0]
    expect(link?.getAttribute('href')).toBe('/us/en/stories/linen')
    expect(link?.querySelector('img')?.getAttribute('loading')).toBe('lazy')
    expect(link?.querySelector('img')?.getAttribute('alt')).toBe('')
    expect(within(menu()).getByRole('link', { name: 'Everything for women' }).getAttribute('href')).toBe('/us/en/women')
    expect(within(menu()).queryByRole('link', { name: 'All Women' })).toBe(null)
    expect(within(menu()).getByText('Stories').closest('a')).toBe(null)
    expect(within(menu()).getByRole('link', { name: 'About us' })).toBeTruthy()
    // A category without categories below it opens for its picture alone.
    expect(entry('Sale').getAttribute('aria-expanded')).toBe('false')
    expect(entry('Sale').getAttribute('data-color')).toBe('sale')
  })

  it('is reached by the arrow keys [MENU-07]', async () => {
    show('/', navigation)
    entry('Sale').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    expect(document.activeElement?.textContent).toContain('The linen edit')
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(entry('Sale'))
  })

  it('is in the slide-out menu too, with words of its own for the way back [DATA-87] [MENU-03]', async () => {
    show('/women', navigation)
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const drawer = screen.getByRole('dialog')
    expect(within(drawer).getByRole('link', { name: 'Everything for women' })).toBeTruthy()
    expect(
      within(drawer)
        .getByRole('link', { name: /The linen edit/ })
        .querySelector('img'),
    ).not.toBe(null)
    await userEvent.click(within(drawer).getByRole('button', { name: 'Shoes' }))
    await userEvent.click(within(drawer).getByRole('button', { name: 'Back to women' }))
    await userEvent.click(within(drawer).getByRole('button', { name: 'Stories' }))
    expect(
      within(drawer)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['About us'])
  })
})
