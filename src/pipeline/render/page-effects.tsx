import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { PageView } from '../load/page-view.ts'
import { showHomeFromTop } from '../navigate/show-home-from-top.ts'
import { reportNotFound } from '../navigate/report-not-found.ts'
import { syncHead } from '../navigate/sync-head.ts'

/** What follows each page in the browser: head, focus, a spoken word, scroll position, not-found signals. */
export const PageEffects = ({ view }: { readonly view: PageView }) => {
  const spoken = useRef<HTMLParagraphElement>(null)
  const t = useTranslate()
  const { context } = view
  const shown = `${view.key} ${context.path}`
  const previous = useRef(shown)

  useEffect(() => syncHead(view), [view])
  useEffect(() => {
    // Once for each page, not each time its content changes under who reads it.
    if (context.kind === 'home') showHomeFromTop()
  }, [shown, context.kind])
  useEffect(() => {
    if (context.status === 404) reportNotFound(context)
    if (previous.current === shown) return
    previous.current = shown
    focusHeading()
    if (spoken.current !== null) spoken.current.textContent = t('core.pageLoaded', { title: context.title })
  }, [shown, context, t])

  return <p ref={spoken} className="visually-hidden" role="status" aria-live="polite" />
}

/** Keyboard and screen reader go on from the new page's heading. */
const focusHeading = (): void => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (target === null) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
