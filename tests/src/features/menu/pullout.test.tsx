// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Pullout } from '../../../../src/features/menu/pullout.tsx'
import type { NavigationNode } from '../../../../src/site/navigation.ts'
import { navigationNode as node } from '../../../factories/navigation.ts'
import { render } from '../../../setup/render.tsx'
import { defined } from '../../../../src/lib/defined.ts'

const link = (label: string, changes: Partial<NavigationNode> = {}): NavigationNode =>
  node('', [], { label, path: `/${label.toLowerCase().replaceAll(' ', '-')}`, ...changes })

const SHOES = node('shoes', [node('boots'), node('sandals', [], { hide: true })], {
  items: [
    link('Back to women', { type: 'back-button' }),
    link('Every shoe', { type: 'view-all-button', path: '/women/all-shoes' }),
    link('The boot guide', { type: 'content', image: '/images/guide.jpg', target: '_blank' }),
  ],
})
const TREE: readonly NavigationNode[] = [
  node('women', [SHOES, node('dresses')], { key: 'women' }),
  node('men', [node('shirts')], { key: 'men' }),
  node('journal', [], { sublabel: 'Stories', target: '_blank', filters: { collections: ['journal'] } }),
  node('kids', [], { hide: true }),
]

/** As it is read out. */
const JOURNAL = 'Journal Stories (opens in a new window)'

interface Options {
  readonly site?: 'gb' | 'ae'
  readonly path?: string
  readonly tree?: readonly NavigationNode[]
  readonly restores?: boolean
  readonly hasAccount?: boolean
}

/** The menu of a narrow window, opened. A site has departments where it says with which one visits begin. */
const open = async ({
  site = 'gb',
  path = '/',
  tree = TREE,
  restores = true,
  hasAccount = true,
  ...more
}: Options & { starting?: string } = {}) => {
  const navigation = {
    enabled: true,
    brandsPath: 'designers',
    navContextMap: { '*': 'women' },
    categoryNavRoutes: [],
    restorePulloutLevel: restores,
    ...defined({ startingNavContext: more.starting }),
  }
  const changes = { navigation, integrations: { identityProvider: { enabled: hasAccount } } }
  const shown = render(<Pullout tree={tree} />, { site, changes, context: { path } })
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  return { ...shown, menu: await screen.findByRole('dialog') }
}
const entries = (menu: HTMLElement): readonly (string | null)[] =>
  [...(menu.querySelector('ul')?.children ?? [])].map(({ textContent }) => textContent)

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'navContext_alder_gb=; Max-Age=0; Path=/'
})
afterEach(cleanup)

describe('the menu of narrow windows', () => {
  it('has a button that says whether it is open, and begins with the first level, without what is hidden', async () => {
    render(<Pullout tree={TREE} />, { context: { path: '/' } })
    const button = screen.getByRole('button', { name: 'Menu' })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveAttribute('aria-haspopup', 'dialog')
    cleanup()
    const { menu } = await open()
    expect(screen.getByRole('button', { name: 'Menu', hidden: true })).toHaveAttribute('aria-expanded', 'true')
    expect(within(menu).getByRole('heading', { name: 'Menu' })).toBeVisible()
    expect(entries(menu)).toEqual(['Women', 'Men', JOURNAL])
    expect(within(menu).getByRole('link', { name: /Journal/ })).toHaveAttribute('target', '_blank')
    expect(within(menu).queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('goes a level down and back, and each level names itself and leads to all of it [MENU-02, MENU-03]', async () => {
    const { menu } = await open()
    await userEvent.click(within(menu).getByRole('button', { name: 'Women' }))
    expect(within(menu).getByRole('heading', { name: 'Women' })).toBeVisible()
    expect(entries(menu)).toEqual(['All Women', 'Shoes', 'Dresses'])
    expect(within(menu).getByRole('link', { name: 'All Women' })).toHaveAttribute('href', '/en/women')
    expect(within(menu).getByRole('link', { name: 'Dresses' })).toHaveAttribute('href', '/en/women/dresses')
    await userEvent.click(within(menu).getByRole('button', { name: 'Back' }))
    expect(entries(menu)).toEqual(['Women', 'Men', JOURNAL])
  })

  it('has the buttons and pictures that merchandisers give a level [DATA-87]', async () => {
    const { menu } = await open()
    await userEvent.click(within(menu).getByRole('button', { name: 'Women' }))
    await userEvent.click(within(menu).getByRole('button', { name: 'Shoes' }))
    expect(entries(menu)).toEqual(['Every shoe', 'Boots'])
    expect(within(menu).getByRole('link', { name: 'Every shoe' })).toHaveAttribute('href', '/en/women/all-shoes')
    const guide = within(menu).getByRole('link', { name: /The boot guide/ })
    expect(guide).toHaveAttribute('target', '_blank')
    expect(guide.querySelector('img')?.getAttribute('src')).toContain('guide')
    await userEvent.click(within(menu).getByRole('button', { name: 'Back to women' }))
    expect(within(menu).getByRole('heading', { name: 'Women' })).toBeVisible()
  })

  it('opens at the level that the page is in, where the site wants that [MENU-12]', async () => {
    const here = await open({ path: '/women/shoes' })
    expect(within(here.menu).getByRole('heading', { name: 'Women' })).toBeVisible()
    cleanup()
    const home = await open({ path: '/women/shoes', restores: false })
    expect(within(home.menu).getByRole('heading', { name: 'Menu' })).toBeVisible()
  })

  it('closes once a link of it is followed [MENU-04]', async () => {
    const { menu } = await open({ path: '/women' })
    const dresses = within(menu).getByRole('link', { name: 'Dresses' })
    dresses.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(dresses)
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false')
  })

  it('leads to brands, account, orders, favourites and help, at its first level alone', async () => {
    const { menu } = await open()
    const tools = ['Brands', 'Account', 'Track your order', 'My favourites', 'Help']
    const addresses = tools.map((name) => within(menu).getByRole('link', { name }).getAttribute('href'))
    expect(addresses).toEqual(['/en/designers', '/en/account', '/en/tracking', '/en/my-favorites', '/en/contact'])
    expect(within(menu).getByRole('button', { name: 'Country and language: United Kingdom' })).toBeVisible()
    await userEvent.click(within(menu).getByRole('button', { name: 'Women' }))
    expect(within(menu).queryByRole('link', { name: 'Brands' })).toBeNull()
    cleanup()
    const guest = await open({ hasAccount: false })
    expect(within(guest.menu).queryByRole('link', { name: 'Account' })).toBeNull()
  })

  it('offers languages where the site has several', async () => {
    const british = await open()
    expect(within(british.menu).queryByRole('navigation', { name: 'Language' })).toBeNull()
    cleanup()
    const emirati = await open({ site: 'ae' })
    expect(within(emirati.menu).getByRole('navigation', { name: 'Language' })).toBeVisible()
  })
})

describe('departments in the menu', () => {
  const departments = (menu: HTMLElement) =>
    within(within(menu).getByRole('group'))
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-pressed')])

  it('stand side by side, and the one that visits begin with is shown with what belongs to none [MENU-06]', async () => {
    const { menu } = await open({ starting: 'women' })
    expect(departments(menu)).toEqual([
      ['Women', 'true'],
      ['Men', 'false'],
    ])
    expect(entries(menu)).toEqual(['All Women', 'Shoes', 'Dresses', JOURNAL])
  })

  it('are shown as the shopper chose last, also at the next visit [HOME-01]', async () => {
    const { menu } = await open({ starting: 'women' })
    await userEvent.click(within(menu).getByRole('button', { name: 'Men' }))
    expect(entries(menu)).toEqual(['All Men', 'Shirts', JOURNAL])
    expect(document.cookie).toMatch(/navContext_\w+_gb=men/)
    cleanup()
    const again = await open({ starting: 'women' })
    expect(departments(again.menu)).toEqual([
      ['Women', 'false'],
      ['Men', 'true'],
    ])
  })

  it('follow the page before anything that was chosen, where the site wants that', async () => {
    const page = await open({ starting: 'women', path: '/men/shirts' })
    expect(departments(page.menu)[1]).toEqual(['Men', 'true'])
    cleanup()
    const other = await open({ starting: 'women', path: '/men/shirts', restores: false })
    expect(departments(other.menu)[0]).toEqual(['Women', 'true'])
  })

  it('are none on a site that begins with none', async () => {
    const { menu } = await open()
    expect(within(menu).queryByRole('group')).toBeNull()
  })
})
