import type { SiteConfig } from '../../site/site-config.ts'

/**
 * Headers of a call that pages offer and few shoppers make: even the code that asks for a token comes with the call, and only where the
 * site has a captcha. Without it the call goes as it is, and the server decides (EXTRA-12).
 */
export const lateCaptchaHeaders = async (
  site: Pick<SiteConfig, 'captcha' | 'integrations'>,
  action: string,
): Promise<Readonly<Record<string, string>>> => {
  if (site.integrations['recaptcha']?.enabled !== true) return {}
  try {
    const { captchaHeaders, siteCaptcha } = await import('./site-captcha.ts')
    return captchaHeaders(await siteCaptcha(site).tokenFor(action))
  } catch {
    return {}
  }
}
