// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CountryProposal } from '../../../../../src/features/site-settings/country-proposal/country-proposal.tsx'
import { detectElsewhere } from '../../../../../src/features/site-settings/country-proposal/detect-elsewhere.ts'
import { proposalFor, proposeCountry } from '../../../../../src/features/site-settings/country-proposal/proposal-for.ts'
import { everyCountry, knownCountries } from '../../../../../src/features/site-settings/known-countries.ts'
import { siteValueOf } from '../../../../../src/site/site-value.ts'
import { site } from '../../../../factories/site.ts'
import { render } from '../../../../setup/render.tsx'

// What comes late is there already: how long it takes to compile is no fact of the shop.
beforeAll(async () => {
  await import('../../../../../src/features/site-settings/site-settings-dialog.tsx')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const visit = (answer: () => Response) => {
  const requests: { readonly url: URL; readonly headers: Headers }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { url, headers } = new Request(input, init)
    requests.push({ url: new URL(url), headers })
    return answer()
  }
  const value = siteValueOf(site('gb'), 'en')
  const shown = detectElsewhere({ site: value.site, language: 'en', baseUrl: 'http://shop.test', fetch }).then((detected) => {
    const proposal = detected === undefined ? undefined : proposalFor(value, detected)
    if (proposal !== undefined) render(<CountryProposal {...proposal} />)
  })
  return { requests, shown }
}
const from = (countryCode: string | null) => visit(() => Response.json({ countryCode }))
const proposal = () => screen.findByRole('region', { name: /^Our United States shop seems to be closer/ })
const stored = () => JSON.parse(localStorage.getItem('countrySelection') ?? '{}') as { country?: string }

describe('the proposal of a country', () => {
  it('offers where the visitor seems to be, where they are, all countries, and to close it [LOCALE-07, DATA-95]', async () => {
    const { requests } = from('US')
    expect(await proposal()).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the United States shop' })).toHaveAttribute('href', `${window.location.origin}/us/en`)
    expect(screen.getByRole('button', { name: 'Stay in the United Kingdom shop' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'All countries' }))
    expect(await screen.findByRole('dialog', { name: 'Site settings' })).toBeInTheDocument()
    expect(requests.map(({ url }) => url.pathname)).toEqual(['/api/country-detection'])
  })

  it('asks as every other call of a guest does, without a session [API-03, API-06, API-21]', async () => {
    const { requests, shown } = from(null)
    await shown
    const [asked] = requests
    expect(asked?.url.search).toBe('?lang=en&siteTag=ald-gb')
    expect(asked?.headers.get('authorization')).toMatch(/^Basic /)
    expect(asked?.headers.has('shoppingsessionid')).toBe(false)
  })

  it('asks for the country that the address pretends, so that it can be tried out [LOCALE-38]', async () => {
    window.history.replaceState(null, '', '/en?detectCountry=JP')
    const { requests } = from('US')
    await proposal()
    window.history.replaceState(null, '', '/')
    expect(requests[0]?.url.searchParams.get('detectCountry')).toBe('JP')
  })

  it('offers no country of another client, though it can be chosen with all the others [LOCALE-38]', async () => {
    const asked = from('KR')
    await asked.shown
    expect(asked.requests).toHaveLength(1)
    expect(screen.queryByRole('region')).toBeNull()
    expect(everyCountry(siteValueOf(gb, 'en')).map(({ code }) => code)).toEqual([
      'AU',
      'CA',
      'CN',
      'HK',
      'JP',
      'MY',
      'NL',
      'TW',
      'AE',
      'GB',
      'US',
      'MX',
      'KR',
    ])
  })

  it('keeps the country that is confirmed [LOCALE-09]', async () => {
    from('US')
    await proposal()
    const link = screen.getByRole('link', { name: 'Go to the United States shop' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(stored().country).toBe('US')
  })

  it.each(['Stay in the United Kingdom shop', 'Close'])('does not come back after: %s', async (name) => {
    from('US')
    await proposal()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(stored().country).toBe('GB')
    cleanup()
    expect(from('US').requests).toEqual([])
  })

  it('stays away where nobody knows, and where asking failed [LOCALE-08, DATA-95]', async () => {
    for (const { requests, shown } of [from(null), visit(() => new Response('', { status: 500 }))]) {
      await shown
      expect(requests).toHaveLength(1)
    }
    expect(screen.queryByRole('region')).toBeNull()
  })

  const gb = site('gb')
  const countries = knownCountries(siteValueOf(gb, 'en'))
  const off = { ...gb, navigation: { ...gb.navigation, enabled: false } }
  it.each([
    ['the visitor is somewhere else', { site: gb, detected: 'US', stored: undefined }, 'US'],
    ['the visitor chose another country before', { site: gb, detected: 'US', stored: 'CA' }, 'US'],
    ['the visitor is here', { site: gb, detected: 'GB', stored: undefined }, undefined],
    ['the visitor chose this country', { site: gb, detected: 'US', stored: 'GB' }, undefined],
    ['the site has its navigation off', { site: off, detected: 'US', stored: undefined }, undefined],
    ['the client has no site there', { site: gb, detected: 'BR', stored: undefined }, undefined],
  ])('where %s [LOCALE-08]', (_, deps, expected) => {
    expect(proposeCountry({ ...deps, countries })?.code).toBe(expected)
  })
})
