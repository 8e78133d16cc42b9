// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { createDocumentStore } from '../../../composer/document/document-store.ts'
import { ProblemList } from '../../../composer/editor/problem-list.tsx'
import { MendingProvider, usePageMending } from '../../../composer/mends/mending-context.tsx'
import type { PanelServices } from '../../../composer/panel/services.ts'
import type { ComposeDocument, ComposeProblem } from '../../../schemas/api/compose.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'

afterEach(cleanup)

const DOCUMENT: ComposeDocument = {
  pageId: 'p',
  entries: {
    tray: {
      sys: { id: 'tray', type: 'Entry', contentType: { sys: { id: 'product-tray' } }, version: 1, updatedAt: '' },
      fields: { productIds: { en: ['900007', '900001'] } },
    },
  },
  assets: {},
  locales: [{ code: 'en', fallbackCode: null, default: true }],
  usedBy: {},
}

const SOLD_OUT: ComposeProblem = {
  severity: 'warning',
  code: 'soldOutProduct',
  path: '/blocks/0/props/productIds',
  entryId: 'tray',
  field: 'productIds',
  where: 'Autumn > Product tray',
  message: '“Sandal” (900007) is sold out in every size and colour.',
  values: { product: '900007', name: 'Sandal' },
  sites: ['ald-gb en'],
}

const services: PanelServices = {
  timeZone: 'Europe/London',
  searchProducts: async () => [{ productId: '900002', name: 'Boot', price: '£90.00', image: undefined }],
  listCategories: async () => [],
  listPages: async () => [],
  listAssets: async () => ({ assets: [], total: 0 }),
  uploadAsset: () => Promise.reject(new Error('None')),
  saveAsset: () => Promise.reject(new Error('None')),
  assetOf: () => undefined,
  entryName: () => undefined,
  rememberAsset: () => undefined,
}

const showList = (isReadOnly: boolean) => {
  const store = createDocumentStore(DOCUMENT, () => 0)
  const onSaid = vi.fn<(sentence: string) => void>()
  const List = () => {
    const onSelect = (): void => undefined
    const mending = usePageMending({ store, document: DOCUMENT, locales: ['en'], services, isReadOnly, onSelect, onSaid })
    return (
      <MendingProvider value={mending}>
        <ProblemList problems={[SOLD_OUT]} onSelect={onSelect} />
      </MendingProvider>
    )
  }
  render(
    <MessagesProvider messages={messages} locale="en-GB">
      <List />
    </MessagesProvider>,
  )
  return { onSaid, products: () => store.get().document.entries['tray']?.fields['productIds'], undo: store.undo }
}

it('puts the product that she chooses in the place of one that is sold out, says so, and undo takes it back', async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false
  }
  const { products, onSaid, undo } = showList(false)
  const button = screen.getByRole('button', { name: 'Choose another product' })
  // Many buttons have these words: which product it is about is read out with it.
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain('“Sandal” (900007)')
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('button', { name: /Boot/ }))
  expect(products()).toEqual({ en: ['900002', '900001'] })
  expect(onSaid).toHaveBeenCalledWith('Done: Choose another product. Undo takes it back.')
  undo()
  expect(products()).toEqual({ en: ['900007', '900001'] })
})

it('offers nothing to whoever may only read, who still is led to the field', () => {
  showList(true)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Product tray')])
})
