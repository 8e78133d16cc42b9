// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ComposeProduct } from '../../../schemas/api/compose.ts'
import type { PanelServices } from '../../../composer/panel/services.ts'
import { linkTo } from '../../factories/cms.ts'
import { composeAsset, showPanel } from './show-panel.tsx'

afterEach(cleanup)

const PRODUCTS: readonly ComposeProduct[] = [
  { productId: '900001', name: 'Wool coat', price: '£250.00', image: '/images/coat.jpg' },
  { productId: '900002', name: 'Linen shirt', price: '£60.00', image: undefined },
]
const searchProducts = async (query: string) =>
  PRODUCTS.filter(({ name, productId }) => name.toLowerCase().includes(query.toLowerCase()) || productId === query)

describe('lists', () => {
  it('are added to, ordered and shortened by keyboard alone', async () => {
    const { changes } = showPanel({ type: 'splash-item', fields: { paths: { en: ['/women', '/men'] } } })
    const list = screen.getByRole('group', { name: 'Pages' })
    within(list).getByLabelText('Pages, row 2').focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(changes).toHaveBeenLastCalledWith('paths', 'en', ['/men', '/women'])
    within(list).getByRole('button', { name: 'Add to Pages' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(within(list).getByLabelText('Pages, row 3')))
    await userEvent.keyboard('/sale')
    expect(changes).toHaveBeenLastCalledWith('paths', 'en', ['/men', '/women', '/sale'])
    await userEvent.click(within(list).getByRole('button', { name: 'Remove: Pages, row 1' }))
    expect(changes).toHaveBeenLastCalledWith('paths', 'en', ['/women', '/sale'])
    await userEvent.click(within(list).getByRole('button', { name: 'Move down: Pages, row 1' }))
    expect(changes).toHaveBeenLastCalledWith('paths', 'en', ['/sale', '/women'])
  })

  it('of fixed choices offer those that are not chosen yet', async () => {
    const { changes } = showPanel({ type: 'product-accordion' })
    const group = within(document.querySelector<HTMLElement>('[data-field=sections]') ?? document.body)
    const names = () => group.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label'))
    const before = names()
    const [first] = group.getAllByRole('button', { name: /^Remove/ })
    if (first !== undefined) await userEvent.click(first)
    expect(names()).toEqual(before.slice(1))
    const add = group.getByRole<HTMLSelectElement>('combobox')
    await userEvent.selectOptions(add, add.options[1]?.value ?? '')
    expect(changes).toHaveBeenCalledTimes(2)
    expect(names()).toHaveLength(before.length)
  })
})

describe('products', () => {
  it('are chosen by name and price, and shown so', async () => {
    const { changes } = showPanel({ type: 'product-tray', fields: { productIds: { en: ['900001'] } }, services: { searchProducts } })
    const group = within(screen.getByRole('group', { name: 'Product ids' }))
    expect(await group.findByText('Wool coat')).toBeDefined()
    expect(group.getByText('£250.00')).toBeDefined()
    await userEvent.click(group.getByRole('button', { name: 'Add products' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Choose products' }))
    await userEvent.type(dialog.getByLabelText('Find a product'), 'linen')
    await waitFor(() => expect(dialog.queryByText('Wool coat')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: /Linen shirt/ }))
    expect(changes.mock.calls).toEqual([['productIds', 'en', ['900001', '900002']]])
    await userEvent.click(group.getByRole('button', { name: 'Move up: Linen shirt' }))
    expect(changes).toHaveBeenLastCalledWith('productIds', 'en', ['900002', '900001'])
  })

  it('that the catalogue does not have are said to be missing', async () => {
    showPanel({ type: 'product-tray', fields: { productIds: { en: ['1'] } }, services: { searchProducts } })
    expect(await screen.findByText('Product 1 is not in the catalogue')).toBeDefined()
  })
})

describe('addresses', () => {
  const page = {
    id: 'p',
    title: 'Autumn',
    key: 'landing/autumn',
    kind: 'landing',
    sites: [],
    state: 'live',
    isRefused: false,
    planned: [],
    comments: 0,
    version: 1,
    updatedAt: '',
  } as const
  const services = {
    listPages: async () => [page, { ...page, id: 'q', key: 'product', title: 'Product' }],
    listCategories: async () => [{ path: '/women/shoes', label: 'Women > Shoes' }],
  }

  it('can be typed, or be those of a page or category that is picked', async () => {
    const { changes } = showPanel({ type: 'button', services })
    await userEvent.click(screen.getByRole('button', { name: /^Choose a page or category/ }))
    const dialog = within(screen.getByRole('dialog'))
    await dialog.findByText('Autumn')
    expect(dialog.queryByText('Product')).toBeNull()
    await userEvent.type(dialog.getByLabelText('Find a page or category'), 'shoes')
    expect(dialog.queryByText('Autumn')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: /Women > Shoes/ }))
    expect(changes.mock.calls).toEqual([['href', 'en', '/women/shoes']])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of a category are picked among categories', async () => {
    const { changes } = showPanel({ type: 'menu-branch', services })
    await userEvent.click(screen.getByRole('button', { name: /^Choose a category/ }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: /Women > Shoes/ }))
    expect(dialog.queryByText('Autumn')).toBeNull()
    expect(changes.mock.calls).toEqual([['branch', 'en', '/women/shoes']])
  })
})

describe('pictures', () => {
  const showHero = (services: Partial<PanelServices>, fields = {}) => showPanel({ type: 'hero', fields, services })
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: /picture: Picture$/ }))
    return within(screen.getByRole('dialog'))
  }

  it('are chosen by looking at them, and the document knows them then', async () => {
    const rememberAsset = vi.fn<PanelServices['rememberAsset']>()
    const listAssets = vi.fn(async (_query: string, skip: number) => ({ assets: [composeAsset(skip === 0 ? 'coat' : 'hat')], total: 2 }))
    const { changes } = showHero({ listAssets, rememberAsset })
    const dialog = await open()
    expect(await dialog.findByRole('img', { name: 'What coat shows' })).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Show more' }))
    await userEvent.click(await dialog.findByRole('button', { name: /Name of hat/ }))
    expect(rememberAsset).toHaveBeenCalledWith(composeAsset('hat'))
    expect(changes.mock.calls).toEqual([['image', 'en', linkTo('hat', 'Asset')]])
    expect(screen.getByRole('img', { name: 'What hat shows' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Remove the picture: Picture' }))
    expect(changes).toHaveBeenLastCalledWith('image', 'en', undefined)
  })

  it('can be uploaded or dropped; heavy ones only after a question, others than pictures never', async () => {
    const uploadAsset = vi
      .fn<PanelServices['uploadAsset']>()
      .mockRejectedValueOnce(new Error('The CMS is busy. Please try again.'))
      .mockResolvedValue(composeAsset('new'))
    const { changes } = showHero({ uploadAsset })
    const dialog = await open()
    const target = dialog.getByText('Or drop a file here.')
    fireEvent.drop(target, { dataTransfer: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] } })
    expect(dialog.getByText('a.pdf is no picture.')).toBeDefined()
    const heavy = new File([new Uint8Array(600_000)], 'b.jpg', { type: 'image/jpeg' })
    fireEvent.drop(target, { dataTransfer: { files: [heavy] } })
    expect(dialog.getByText(/600 KB/)).toBeDefined()
    expect(uploadAsset).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Upload it all the same' }))
    expect(await dialog.findByText('The CMS is busy. Please try again.')).toBeDefined()
    await userEvent.upload(dialog.getByLabelText('Upload a picture'), new File(['x'], 'c.png', { type: 'image/png' }))
    await waitFor(() => expect(changes.mock.calls).toEqual([['image', 'en', linkTo('new', 'Asset')]]))
  })

  it('have words for those who cannot see them, saved with the picture in the language being edited', async () => {
    const saveAsset = vi.fn<PanelServices['saveAsset']>(async (asset, fields) => ({ ...asset, fields }))
    const rememberAsset = vi.fn<PanelServices['rememberAsset']>()
    const fields = { image: { en: linkTo('coat', 'Asset') } }
    const { changes } = showPanel({ type: 'hero', fields, services: { saveAsset, rememberAsset }, locale: 'fr', locales: ['fr', 'en'] })
    const alt = screen.getByLabelText<HTMLInputElement>('What it shows, in French')
    expect(alt.placeholder).toBe('What coat shows')
    await userEvent.type(alt, 'Manteau')
    expect(saveAsset).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(await screen.findByText('Saved.')).toBeDefined()
    expect(saveAsset.mock.calls[0]?.[1]['description']).toEqual({ en: 'What coat shows', fr: 'Manteau' })
    expect(rememberAsset).toHaveBeenCalledTimes(1)
    expect(changes).not.toHaveBeenCalled()
  })

  it('that are heavy say so', () => {
    showHero({ assetOf: (id) => composeAsset(id, { size: 900_000 }) }, { image: { en: linkTo('coat', 'Asset') } })
    expect(screen.getByText(/This picture is 900 KB/)).toBeDefined()
  })
})
