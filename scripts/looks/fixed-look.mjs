import { readFileSync } from 'node:fs'

/** When it is, in the shop and in its browsers: pages show dates. */
export const NOW = '2026-11-24T10:00:00Z'

const FACE = readFileSync(new URL('boxes.woff2', import.meta.url)).toString('base64')

/** Nothing optional is agreed to. */
const CONSENT = encodeURIComponent('{"v":1,"p":0,"s":0,"m":0,"t":1}')

/**
 * Makes pages of a context look the same on every machine: a set time, no notice for consent, and one face of boxes for all scripts.
 * Neither the style sheet nor the face is fetched, so the shop's policy has nothing to say about them.
 */
export const fixLook = async (context) => {
  await context.clock.setFixedTime(NOW)
  await context.addInitScript(agree, CONSENT)
  await context.addInitScript(setBoxes, FACE)
}

/** What a shopper sees, for pictures of it: only the notice is answered. */
export const answerConsent = (context) => context.addInitScript(agree, CONSENT)

const agree = (consent) => {
  if (window.origin.startsWith('http') && !document.cookie.includes('cookieConsent='))
    document.cookie = `cookieConsent=${consent}; Path=/; SameSite=Lax`
}

const setBoxes = (face) => {
  const bytes = Uint8Array.from(atob(face), (letter) => letter.charCodeAt(0))
  document.fonts.add(new FontFace('Boxes', bytes))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    // The bar of a browser has no width that all have. What is out of view is in the picture of a whole page.
    "* { content-visibility: visible !important; } *, *::before, *::after { font-family: 'Boxes' !important; font-feature-settings: normal !important; scrollbar-width: none !important; }",
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
