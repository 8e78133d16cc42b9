import { basePathOf } from '../../../../src/site/base-path.ts'
import type { SiteConfig } from '../../../../src/site/site-config.ts'
import { themeOf } from '../../../../src/site/theme-of.ts'
import type { MailContent } from './mail-content.ts'

/** Who writes: the shop's name, its home page in the language of the mail, and the company behind it. */
export const shopOfMail = (
  site: SiteConfig,
  { language, origin }: { readonly language: string; readonly origin: string },
): MailContent['shop'] => {
  const { name, address, country } = site.localisedEntity
  return {
    name: site.siteName,
    url: `${origin}${basePathOf(site, language)}`,
    seller: [name, address, country].filter((part) => part !== undefined).join(', '),
    theme: themeOf(site).name,
  }
}
