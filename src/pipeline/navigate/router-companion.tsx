import { useEffect, useLayoutEffect, useState } from 'react'
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { useTranslate } from '../../i18n/use-translate.ts'
import { setBusy } from './page-busy.ts'

interface Props {
  readonly onMounted: () => void
  /** The page of the router is in the document, at its place. */
  readonly onPage: () => void
  /** Whether the router is on its way now, whatever was rendered last. */
  readonly isStillPending: () => boolean
}

/** Keeps scroll positions, and ends what says that a page is on its way (shell.scss) in the same step that shows the page. */
export const RouterCompanion = ({ onMounted, onPage, isStillPending }: Props) => {
  const t = useTranslate()
  const { state } = useNavigation()
  const isPending = state !== 'idle'
  const [isSlow, setSlow] = useState(false)
  useLayoutEffect(onMounted, [onMounted])
  const { key } = useLocation()
  useEffect(onPage, [key, onPage])
  // After each change of the router: two that come together may leave the state as it was. The router itself is asked, as it
  // may have set out again between this render and its effect.
  useEffect(() => {
    if (!isStillPending()) setBusy(false)
  })
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setSlow(true), SPOKEN_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isPending])
  return (
    <>
      <ScrollRestoration />
      <p className="visually-hidden" role="status">
        {isSlow ? t('core.loading') : ''}
      </p>
    </>
  )
}

/** Who listens need not hear of a page that comes at once. */
const SPOKEN_AFTER_MS = 500
