import type { BrowserContext } from '@playwright/test'

/** The shopper has agreed to what is given, whichever host a page is of; before the first page. A choice made later stays. */
export const agree = (context: BrowserContext, { statistics = 1, marketing = 1 }: { statistics?: 0 | 1; marketing?: 0 | 1 } = {}) =>
  context.addInitScript((value) => {
    if (window.origin.startsWith('http') && !document.cookie.includes('cookieConsent='))
      document.cookie = `cookieConsent=${encodeURIComponent(value)}; Path=/; SameSite=Lax`
  }, `{"v":1,"p":1,"s":${statistics},"m":${marketing},"t":1}`)
