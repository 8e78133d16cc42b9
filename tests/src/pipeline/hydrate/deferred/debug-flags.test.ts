// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSplash } from '../../../../../src/pipeline/splash/create-splash.ts'
import { wantsEmailPopup } from '../../../../../src/features/sign-up/popup/wants-email-popup.ts'
import { readDebugFlags } from '../../../../../src/site/debug-flags.ts'
import { siteValueOf } from '../../../../../src/site/site-value.ts'
import { site } from '../../../../factories/site.ts'

const SPLASH = { blocks: [{ id: 's', type: 'splash-item', version: 1, props: { title: 'A word before', paths: ['/'] } }] }
const config = site('us', {
  integrations: { ...site('us').integrations, klaviyo: { enabled: true, companyId: 'c', formId: 'f' } },
  consent: { ...site('us').consent, mode: 'optOut' },
})

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async () => Response.json(SPLASH))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

/** What would open by itself on the home page at an address. */
const opens = async (query: string) => {
  const flags = readDebugFlags(new URLSearchParams(query))
  const splash = await createSplash({ site: siteValueOf(config, 'en'), build: 'b', flags })('/')
  return { splash: splash !== undefined, email: wantsEmailPopup(config, flags) }
}

it('an address may keep every window, the splash or the offer of letters from opening by itself [PREFIX-09, PREFIX-10, PREFIX-12]', async () => {
  expect(await opens('')).toEqual({ splash: true, email: true })
  expect(await opens('hideModal=1')).toEqual({ splash: false, email: true })
  expect(await opens('hideEmailPopup=1')).toEqual({ splash: true, email: false })
  expect(await opens('hidePopups=1')).toEqual({ splash: false, email: false })
})
