// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SizeGuides } from '../../../../schemas/api/size-guide.ts'
import { demoSizeGuides } from '../../../factories/merchant.ts'
import { SizeGuideLink } from '../../../../src/features/size-guide/size-guide-link.tsx'
import { render } from '../../../setup/render.tsx'

const answer = (guides: SizeGuides | undefined) =>
  vi.fn<typeof fetch>(async () =>
    guides === undefined
      ? new Response('', { status: 503 })
      : new Response(JSON.stringify(guides), { headers: { 'content-type': 'application/json' } }),
  )

const open = async (guides: SizeGuides | undefined, place = { site: 'gb', language: 'en' }) => {
  const request = answer(guides)
  vi.stubGlobal('fetch', request)
  const { buttonText } = demoSizeGuides(place.language)
  render(<SizeGuideLink offer={{ buttonText, categoryKey: 'womenClothing' }} />, place)
  await userEvent.click(screen.getByRole('link', { name: buttonText }))
  const dialog = await screen.findByRole('dialog', { name: buttonText })
  return { dialog, request }
}

// What comes late is there already: how long it takes to compile is no fact of the shop.
beforeAll(async () => {
  await import('../../../../src/features/size-guide/size-guide-dialog.tsx')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the size guide of a product', () => {
  it('is a link to all guides before it is opened, and asks for nothing', () => {
    const request = answer(demoSizeGuides('en'))
    vi.stubGlobal('fetch', request)
    render(<SizeGuideLink offer={{ buttonText: 'Size guide', categoryKey: 'shoes' }} />)
    expect(screen.getByRole('link', { name: 'Size guide' })).toHaveAttribute('href', '/en/help/sizes#size-guide-shoes')
    expect(request).not.toHaveBeenCalled()
  })

  it('opens with two tabs, the guide and how to measure [SIZEG-01]', async () => {
    const { dialog, request } = await open(demoSizeGuides('en'))
    const tabs = await within(dialog).findAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Guide', 'How to measure'])
    expect(within(dialog).getByRole('tabpanel', { name: 'Guide' })).toBeVisible()
    expect(within(dialog).getByRole('row', { name: 'S 86 68 94' })).toBeVisible()
    await userEvent.click(within(dialog).getByRole('tab', { name: 'How to measure' }))
    expect(within(dialog).getByText(/^Waist: around the narrowest part/)).toBeVisible()
    expect(within(dialog).queryByText(/^Foot:/)).toBeNull()
    expect(within(dialog).queryByRole('row')).toBeNull()
    expect(String(request.mock.calls[0]?.[0])).toMatch(/^\/data\/size-guides_en\.json\?/)
  })

  it('has only the guide where there is no word on how to measure [SIZEG-02]', async () => {
    const { buttonText, categories } = demoSizeGuides('en')
    const { dialog } = await open({ buttonText, categories: categories.map(({ categoryHowToMeasureData: _, ...category }) => category) })
    const tabs = await within(dialog).findAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Guide'])
  })

  it('says how to measure for its own kind of product where the category does [DATA-80]', async () => {
    const { categories, ...guides } = demoSizeGuides('en')
    const own = { diagramImageUrl: '/images/tape.svg', descriptionHeader: 'Measure yourself', descriptionItems: ['Once around.'] }
    const { dialog } = await open({ ...guides, categories: categories.map((each) => ({ ...each, categoryHowToMeasureData: own })) })
    await userEvent.click(await within(dialog).findByRole('tab', { name: 'Measure yourself' }))
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Once around.'])
    expect(dialog.querySelector('img')).toHaveAttribute('src', '/images/tape.svg')
  })

  it('is in centimetres until the shopper wants inches, which the next guide is in as well [SIZEG-03, SIZEG-04, STORE-04, DATA-96]', async () => {
    const first = await open(demoSizeGuides('en'))
    expect(await within(first.dialog).findByRole('row', { name: 'S 86 68 94' })).toBeVisible()
    await userEvent.click(within(first.dialog).getByRole('radio', { name: 'Inches' }))
    expect(localStorage.getItem('inches')).toBe('true')
    cleanup()
    const second = await open(demoSizeGuides('en'))
    expect(await within(second.dialog).findByRole('row', { name: 'S 34 27 37' })).toBeVisible()
  })

  it('says so where it cannot be had, with the way to all guides', async () => {
    const { dialog } = await open(undefined)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('We could not load this size guide')
    expect(within(dialog).getByRole('link', { name: 'All size guides' })).toHaveAttribute('href', '/en/help/sizes')
  })

  it('closes with its button', async () => {
    const { dialog } = await open(demoSizeGuides('en'))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  })
})
