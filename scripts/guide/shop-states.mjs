const NOTHING_OPTIONAL = encodeURIComponent('{"v":1,"p":0,"s":0,"m":0,"t":1}')

/** The home page, to a visitor who has answered the question for consent. */
export const home = async (page, { shop }) => {
  await page.context().addCookies([{ name: 'cookieConsent', value: NOTHING_OPTIONAL, url: shop }])
  await page.goto(`${shop}/en`, { waitUntil: 'networkidle' })
}
