import type { SiteConfig } from './site-config.ts'

/** What a captcha is asked for, where it is on (EXTRA-12). */
const ACTIONS = 'payment,signup,subscribe'

/** The actions that a site allows tokens for, a list with commas in its configuration; none where the captcha is off. */
export const captchaActions = ({ captcha, integrations }: Pick<SiteConfig, 'captcha' | 'integrations'>): readonly string[] =>
  integrations['recaptcha']?.enabled === true
    ? (captcha?.actions ?? ACTIONS)
        .split(',')
        .map((action) => action.trim())
        .filter((action) => action !== '')
    : []
