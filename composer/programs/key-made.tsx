import { useEffect, useRef, useState } from 'react'
import { COMPOSE_MCP } from '../../schemas/api/compose-programs.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import styles from './programs.module.scss'

interface Props {
  readonly secret: string
}

/** The key, once, and where the program is to go with it. */
export const KeyMade = ({ secret }: Props) => {
  const t = useTranslate()
  const text = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), [])
  return (
    <div className={styles.form}>
      <p ref={text} tabIndex={-1}>
        {t('compose.programs.once')}
      </p>
      <Copied label={t('compose.programs.secret')} value={secret} />
      <Copied label={t('compose.programs.address')} value={new URL(COMPOSE_MCP, window.location.origin).href} />
    </div>
  )
}

const Copied = ({ label, value }: { readonly label: string; readonly value: string }) => {
  const t = useTranslate()
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value)
      setSaid(t('compose.programs.copied'))
    } catch {
      setSaid(t('compose.programs.copyFailed'))
    }
  }
  return (
    <div className={styles.copied}>
      <label>
        {label}
        <input dir="ltr" readOnly value={value} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" aria-label={`${t('compose.programs.copy')}: ${label}`} onClick={() => void copy()}>
        {t('compose.programs.copy')}
      </button>
      <p role="status" className={styles.quiet}>
        {said}
      </p>
    </div>
  )
}
