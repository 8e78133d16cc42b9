import { LATER } from '../document/later.ts'

/** A picture that does not come must not keep the page from answering. */
const PATIENCE_MS = 2500
const SIGNS_OF_USE = ['pointerdown', 'touchstart', 'keydown', 'pointerover', 'focusin'] as const

/**
 * Fetches the shop's code once what a shopper looks at first is there: pages work before it does, and a slow line carries
 * one or the other. A quicker shopper does not wait.
 */
export const startLater = async (page: Document, load: (entry: string) => Promise<unknown>): Promise<void> => {
  await Promise.race([shown(page), used(page), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  const links = [...page.querySelectorAll<HTMLLinkElement>(`link[rel="${LATER}"]`)]
  for (const link of links) link.rel = 'modulepreload'
  const [entry] = links
  if (entry !== undefined) await load(entry.href)
}

/** The pictures fetched first have come, and the browser has had the time to paint them. */
const shown = async (page: Document): Promise<void> => {
  const pictures = [...page.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  await Promise.all(pictures.map((picture) => picture.complete || came(picture)))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

const came = (picture: HTMLImageElement): Promise<unknown> =>
  new Promise((resolve) => {
    picture.addEventListener('load', resolve)
    picture.addEventListener('error', resolve)
  })

const used = (page: Document): Promise<unknown> =>
  new Promise((resolve) => {
    for (const sign of SIGNS_OF_USE) page.addEventListener(sign, resolve, { once: true, passive: true, capture: true })
  })
