import { basePathOf } from '../../site/base-path.ts'
import type { SiteValue } from '../../site/site-value.ts'

/** Language links stay as the server wrote them while the shopper goes on; followed, they lead to the page now shown (EXTRA-10). */
export const keepPageOnLanguageLinks = ({ site, basePath }: Pick<SiteValue, 'site' | 'basePath'>): void => {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a[data-language]') : null
      const language = link instanceof HTMLAnchorElement ? link.dataset['language'] : undefined
      if (!(link instanceof HTMLAnchorElement) || language === undefined || !site.languages.includes(language)) return
      link.pathname = `${basePathOf(site, language)}${window.location.pathname.slice(basePath.length)}`
    },
    { capture: true },
  )
}
