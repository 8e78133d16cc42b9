// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openRecaptcha } from '../../../../src/features/captcha/open-recaptcha.ts'

let opened = 0
/** The vendor's script comes, and leaves this on the page. */
const open = async (grecaptcha: unknown, siteKey = 'key') => {
  opened += 1
  // A script is loaded once a page: each test has one of its own.
  const vendor = openRecaptcha({ baseUrl: `/vendor-${opened}`, siteKey })
  const script = document.querySelector<HTMLScriptElement>(`script[src^="/vendor-${opened}/"]`)
  vi.stubGlobal('grecaptcha', grecaptcha)
  script?.dispatchEvent(new Event('load'))
  return { vendor: await vendor, address: script?.getAttribute('src') }
}
const recaptcha = (token: unknown = 'token') => ({ ready: (callback: () => void) => callback(), execute: vi.fn(async () => token) })

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('the captcha of the vendor', () => {
  it('is loaded for the key of the site, and gives a token for what the shopper does', async () => {
    const api = recaptcha()
    const { vendor, address } = await open(api, 'a key')
    expect(address).toBe(`/vendor-${opened}/api.js?render=a%20key`)
    expect(await vendor.execute('payment')).toBe('token')
    expect(api.execute).toHaveBeenCalledWith('a key', { action: 'payment' })
  })

  it('has its badge hidden: the notice beside the button says what it would', async () => {
    document.body.innerHTML = '<div class="grecaptcha-badge"></div>'
    await open(recaptcha())
    expect(document.querySelector<HTMLElement>('.grecaptcha-badge')?.style.visibility).toBe('hidden')
  })

  it.each([[''], [undefined], [7]])('fails where its token is %j', async (token) => {
    const { vendor } = await open(recaptcha(token === undefined ? null : token))
    await expect(vendor.execute('payment')).rejects.toThrow('The captcha gave no token')
  })

  it.each([undefined, null, {}, { ready: () => undefined }, { execute: () => undefined }])(
    'fails where its script leaves %j',
    async (api) => {
      await expect(open(api)).rejects.toThrow('The script of the captcha has no grecaptcha')
    },
  )
})
