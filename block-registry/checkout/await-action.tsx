import { useEffect } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Spinner } from '../../src/ui/spinner/spinner.tsx'

const WAIT_MS = 1_000

/** Nothing to do but wait a moment and ask. */
export const AwaitAction = ({ onFinished }: { readonly onFinished: (details: Readonly<Record<string, unknown>>) => void }) => {
  const t = useTranslate()
  useEffect(() => {
    const timer = setTimeout(() => onFinished({}), WAIT_MS)
    return () => clearTimeout(timer)
  })
  return <Spinner label={t('codes.checkout.pending')} />
}
