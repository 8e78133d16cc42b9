import { loadScript } from '../../lib/load-script.ts'
import type { CaptchaVendor } from './create-captcha.ts'

/** Where the stand-in is mounted. */
const EMBEDDED = '/recaptcha'

interface Options {
  readonly baseUrl?: string | undefined
  readonly siteKey?: string | undefined
}

interface Recaptcha {
  readonly ready: (callback: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => PromiseLike<unknown>
}

/** Loads the vendor's script, waits until it is ready, and hides its badge: the notice beside the button says what it would. */
export const openRecaptcha = async ({ baseUrl = EMBEDDED, siteKey = 'EMBEDDED' }: Options): Promise<CaptchaVendor> => {
  await loadScript(`${baseUrl}/api.js?render=${encodeURIComponent(siteKey)}`)
  const recaptcha: unknown = Reflect.get(globalThis, 'grecaptcha')
  if (!isRecaptcha(recaptcha)) throw new Error('The script of the captcha has no grecaptcha')
  await new Promise<void>((resolve) => recaptcha.ready(() => resolve()))
  for (const badge of document.querySelectorAll<HTMLElement>('.grecaptcha-badge')) badge.style.visibility = 'hidden'
  return {
    execute: async (action) => {
      const token = await recaptcha.execute(siteKey, { action })
      if (typeof token !== 'string' || token === '') throw new Error('The captcha gave no token')
      return token
    },
  }
}

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value && 'execute' in value
