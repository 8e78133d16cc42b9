import { useEffect, useRef, useState } from 'react'
import { report } from '../../../lib/report.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { useSite } from '../../../site/site-context.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { watchHeight } from './watch-height.ts'
import styles from './email-popup.module.scss'

/**
 * The marketing service's own form, in a frame of our origin so that its script runs apart from the shop (EMAIL-11). The dialog
 * opens only once the form has a height; one that never gets any is reported and never seen (EMAIL-13).
 */
export const EmailPopup = () => {
  const t = useTranslate()
  const { site, language } = useSite()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(0)
  const [isClosed, setClosed] = useState(false)
  useEffect(
    () =>
      watchHeight({
        read: () => frame.current?.contentDocument?.querySelector('[data-newsletter-form]')?.scrollHeight ?? 0,
        onGrown: setHeight,
        onGivenUp: () => report({ code: 'newsletterEmbedFailed', message: 'The newsletter form did not come', details: { severity: 2 } }),
      }),
    [],
  )
  const title = t('emailSignup.title')
  const address = `/newsletter-form?${new URLSearchParams({ siteTag: site.siteTag, lang: language }).toString()}`
  return (
    <>
      {/* A closed dialog gives its content no height: the form is tried out of sight first. */}
      {height === 0 && <iframe ref={frame} src={address} title={title} className={styles.trial} aria-hidden="true" tabIndex={-1} />}
      <Dialog isOpen={height > 0 && !isClosed} onClose={() => setClosed(true)} title={title} size="small">
        <iframe src={address} title={title} className={styles.frame} style={{ blockSize: height }} />
      </Dialog>
    </>
  )
}
