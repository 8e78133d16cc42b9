// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CountrySelectButton } from '../../../../block-registry/country-select-button/country-select-button.tsx'
import type { Report } from '../../../../src/lib/report.ts'
import { catchReports } from '../../../setup/reports.ts'
import { render } from '../../../setup/render.tsx'

const TERMS = {
  'ald-gb': { freeShipThreshold: 80 },
  'ald-us': { freeShipThreshold: 150, returns: { window: 30, shippingPrice: 0, address: '' } },
}

// What comes late is there already: how long it takes to compile is no fact of the shop.
beforeAll(async () => {
  await import('../../../../src/features/site-settings/site-settings-dialog.tsx')
})
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ content: TERMS }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const open = async () => {
  render(<CountrySelectButton id="c" props={{ label: '' }} slots={{}} position={{ index: 9, isAboveFold: false }} meta={{}} data={{}} />)
  await userEvent.click(screen.getByText(/^Country and language/))
  const dialog = within(await screen.findByRole('dialog', { name: 'Site settings' }))
  const goTo = (country: string) => userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Deliver to' }), country)
  const tabs = () => dialog.getAllByRole('tab').map(({ textContent }) => textContent)
  return { dialog, goTo, tabs }
}

describe('site settings', () => {
  it('are headed so, and begin with the country and language the shopper is in [LOCALE-01, LOCALE-02, LOCALE-04]', async () => {
    const { dialog, tabs } = await open()
    expect(dialog.getByRole('combobox', { name: 'Deliver to' })).toHaveDisplayValue('United Kingdom')
    expect(tabs()).toEqual(['English'])
    expect(dialog.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true')
  })

  it('offer every country of the client by its name, then those of the sister brand [DATA-59]', async () => {
    const { dialog } = await open()
    const names = dialog.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names.slice(0, 4)).toEqual(['Australia', 'Canada', 'China', 'Hong Kong SAR China'])
    expect(names).toHaveLength(13)
    const sister = within(dialog.getByRole('group', { name: 'Briar' })).getAllByRole('option')
    expect(sister.map(({ textContent }) => textContent)).toEqual(['Mexico', 'South Korea'])
  })

  it('show what holds for a country, under its flag [LOCALE-03]', async () => {
    const { dialog, goTo } = await open()
    await goTo('United States')
    const terms = within(dialog.getByRole('tabpanel'))
    expect(terms.getByText('🇺🇸')).toBeInTheDocument()
    expect(terms.getByText('Prices in USD')).toBeInTheDocument()
    expect(await terms.findByText(/^Free delivery from .*\$150/)).toBeInTheDocument()
    expect(terms.getByText('Returns within 30 days')).toBeInTheDocument()
    await goTo('United Kingdom')
    expect(terms.getByText(/^Free delivery from .*£80/)).toBeInTheDocument()
    await goTo('Canada')
    expect(terms.queryByText(/Free delivery|Returns/)).toBeNull()
  })

  it('promise for another country nothing that could not be read, and for this one what the page came with', async () => {
    const reports: Report[] = []
    const restore = catchReports((entry) => reports.push(entry))
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    const { dialog, goTo } = await open()
    await vi.waitFor(() => expect(reports).toMatchObject([{ code: 'siteTermsFailed' }]))
    expect(dialog.getByText(/^Free delivery from .*£100/)).toBeInTheDocument()
    await goTo('United States')
    expect(dialog.getAllByText('Prices in USD')[0]).toBeInTheDocument()
    expect(dialog.queryByText(/Free delivery|Returns/)).toBeNull()
    restore()
  })

  it('begin another country with its first language [LOCALE-10]', async () => {
    const { dialog, goTo, tabs } = await open()
    await goTo('United States')
    await userEvent.click(dialog.getByRole('tab', { name: 'Español' }))
    await goTo('Canada')
    expect(tabs()[0]).toBe('English')
    expect(dialog.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true')
  })

  it('lead to the site of the country in the language chosen [LOCALE-06]', async () => {
    const { dialog, goTo } = await open()
    await goTo('United States')
    await userEvent.click(dialog.getByRole('tab', { name: 'Español' }))
    expect(dialog.getByRole('link', { name: 'Shop United States site' })).toHaveAttribute('href', `${window.location.origin}/us/es`)
  })

  it('store country and language of a shopper who goes there [LOCALE-15, STORE-01, STORE-06]', async () => {
    const { dialog, goTo } = await open()
    await goTo('United States')
    await userEvent.click(dialog.getByRole('tab', { name: 'Español' }))
    const link = dialog.getByRole('link', { name: 'Shop United States site' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(JSON.parse(localStorage.getItem('countrySelection') ?? '{}')).toEqual({ country: 'US', at: expect.any(Number) })
    expect(localStorage.getItem('language.alder.us')).toBe('es')
    expect(document.cookie).toContain('language_alder_us=es')
  })

  it('warn that the bag stays behind, and only then [LOCALE-05]', async () => {
    const { dialog, goTo } = await open()
    expect(dialog.queryByText(/bag/)).toBeNull()
    await goTo('Japan')
    expect(dialog.getByText(/^What is in your bag stays with the shop you are in now \(United Kingdom\)/)).toBeInTheDocument()
  })
})
