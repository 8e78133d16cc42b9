import { loadMessages } from '../../i18n/load-messages.ts'
import type { SiteValue } from '../../site/site-value.ts'
import type { SiteConfig } from '../../site/site-config.ts'
import styles from './takeover.module.scss'

const ASK_INTERVAL_MS = 30_000
const MARK = 'data-takeover'

/**
 * Puts the takeover page over the page, whose state stays underneath, and reloads once the site is open again. While one is
 * shown another is not.
 */
export const showTakeover = async (site: SiteValue): Promise<void> => {
  if (document.querySelector(`dialog[${MARK}]`) !== null) return
  const dialog = document.createElement('dialog')
  dialog.setAttribute(MARK, '')
  dialog.className = styles['takeover'] ?? ''
  document.body.append(dialog)
  dialog.append(...((await readTakeover()) ?? [await builtIn(site)]))
  const heading = dialog.querySelector('h1')
  if (heading !== null) dialog.setAttribute('aria-label', heading.textContent)
  // Browsers close a dialog at the second press of Escape whatever one says; there is nothing behind it to use.
  dialog.addEventListener('close', () => dialog.showModal())
  dialog.showModal()
  reloadWhenOpen(site)
}

/** Where the server has no takeover to give either. */
const builtIn = async ({ locale, site }: SiteValue): Promise<Element> => {
  const heading = document.createElement('h1')
  const text = (await loadMessages(locale))['pageTitle.maintenance']
  heading.textContent = typeof text === 'string' ? text : site.siteName
  return heading
}

const reloadWhenOpen = ({ site }: SiteValue): void => {
  const timer = setInterval(() => {
    void isOpenAgain(site).then((isOpen) => {
      if (!isOpen) return
      clearInterval(timer)
      window.location.reload()
    })
  }, ASK_INTERVAL_MS)
}

/** Asks the site's configuration, past every cache. An answer that cannot be read counts as closed: retry later. */
const isOpenAgain = async ({ siteTag }: Pick<SiteConfig, 'siteTag'>): Promise<boolean> => {
  try {
    const answer = await fetch(`/themes/config.json?siteTag=${encodeURIComponent(siteTag)}`, { cache: 'no-store' })
    if (!answer.ok) return false
    const config = (await answer.json()) as { readonly maintenance?: { readonly enabled?: unknown } } | null
    return config?.maintenance?.enabled === false
  } catch {
    return false
  }
}

/**
 * The takeover as the server renders it for this address: what merchandisers wrote, in the page's language and the blocks' own
 * styles, with no code of blocks to fetch from a shop that is closed. Undefined where the server does not show it.
 */
const readTakeover = async (): Promise<readonly Node[] | undefined> => {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const main = page.querySelector('main[data-kind="maintenance"]')
    if (main === null || main.childElementCount === 0) return undefined
    linkStyles(page)
    return [...main.childNodes].map((node) => document.adoptNode(node))
  } catch {
    return undefined
  }
}

const linkStyles = (page: Document): void => {
  for (const link of page.querySelectorAll('link[rel="stylesheet"]')) {
    const href = link.getAttribute('href') ?? ''
    if (document.querySelector(`link[href="${CSS.escape(href)}"]`) === null) document.head.append(document.adoptNode(link))
  }
}
