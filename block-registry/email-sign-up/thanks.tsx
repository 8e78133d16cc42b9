import { useEffect, useRef } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/alert/alert.tsx'

/** Replaces the form once somebody is on the list (EMAIL-02). It takes the focus that the form's button had. */
export const Thanks = () => {
  const t = useTranslate()
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => thanks.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={thanks} tabIndex={-1}>
      <Alert tone="success" title={t('emailSignup.success')} />
    </div>
  )
}
