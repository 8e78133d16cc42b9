import { report } from '../../lib/report.ts'
import { captchaActions } from '../../site/captcha-actions.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import type { Captcha } from './create-captcha.ts'

/** The captcha of a site. Where it is off there is none, and no code of it is loaded; where it is on, its code comes when it is needed. */
export const siteCaptcha = (site: Pick<SiteConfig, 'captcha' | 'integrations'>): Captcha => {
  const integration = site.integrations['recaptcha']
  const actions = captchaActions(site)
  if (integration?.enabled !== true || actions.length === 0) return NONE
  let loading: Promise<Captcha> | undefined
  const load = (): Promise<Captcha> =>
    (loading ??= (async () => {
      const [{ createCaptcha }, { openRecaptcha }] = await Promise.all([import('./create-captcha.ts'), import('./open-recaptcha.ts')])
      return createCaptcha({ actions, open: () => openRecaptcha(integration), report })
    })())
  let isStopped = false
  return {
    prepare: (action) =>
      void load().then(
        (captcha) => isStopped || captcha.prepare(action),
        () => (loading = undefined),
      ),
    tokenFor: async (action) => {
      try {
        return await (await load()).tokenFor(action)
      } catch {
        loading = undefined
        return undefined
      }
    },
    stop: () => {
      isStopped = true
      void loading?.then((captcha) => captcha.stop())
    },
  }
}

/** Headers of a call, with a token where there is one (EXTRA-12). */
export const captchaHeaders = (token: string | undefined): Readonly<Record<string, string>> =>
  token === undefined ? {} : { 'x-recaptcha-v3-token': token }

const NONE: Captcha = { prepare: () => undefined, tokenFor: async () => undefined, stop: () => undefined }
