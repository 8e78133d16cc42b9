import { loadMessages } from '../../i18n/load-messages.ts'
import type { SiteValue } from '../../site/site-value.ts'
import { isOpenAgain } from './is-open-again.ts'
import { readTakeover } from './read-takeover.ts'
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
const builtIn = async ({ language, site }: SiteValue): Promise<Element> => {
  const heading = document.createElement('h1')
  const text = (await loadMessages(language))['pageTitle.maintenance']
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
