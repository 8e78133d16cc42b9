import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { PageView } from '../load/page-view.ts'
import { syncHead } from './sync-head.ts'
import { focusHeading } from '../../lib/focus-heading.ts'

/** What follows each page in the browser: head, focus, a spoken word, scroll position. */
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
    if (previous.current === shown) return
    previous.current = shown
    focusHeading()
    if (spoken.current !== null) spoken.current.textContent = t('core.pageLoaded', { title: context.title })
  }, [shown, context, t])

  return <p ref={spoken} className="visually-hidden" role="status" aria-live="polite" />
}

/** Home begins at its top whatever scroll position the browser restores (HOME-04, HOME-05), unless the address has an anchor. */
export const showHomeFromTop = (): void => {
  window.history.scrollRestoration = 'manual'
  if (window.location.hash === '') window.scrollTo(0, 0)
}
