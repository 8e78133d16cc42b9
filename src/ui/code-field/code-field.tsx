import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { withTyped } from './code-digits.ts'
import styles from './code-field.module.scss'

interface Props {
  readonly label: string
  /** One entry a box; empty where nothing is typed. */
  readonly digits: readonly string[]
  readonly isInvalid?: boolean
  readonly onChange: (digits: readonly string[]) => void
  /** Called with the whole code when its last digit is typed. */
  readonly onComplete: (code: string) => void
}

/** A code of single boxes (PHONE-03, PHONE-04): one group by name, left to right in every language. */
export const CodeField = ({ label, digits, isInvalid = false, onChange, onComplete }: Props) => {
  const t = useTranslate()
  const boxes = useRef<(HTMLInputElement | null)[]>([])

  // A refused code is emptied; the shopper goes on at its first box (ROUTE-33).
  const isRefused = isInvalid && digits.every((digit) => digit === '')
  useEffect(() => {
    if (isRefused) boxes.current[0]?.focus()
  }, [isRefused])

  const type = (index: number, text: string): void => {
    const next = withTyped(digits, index, text)
    onChange(next.digits)
    boxes.current[next.focus]?.focus()
    if (next.isComplete) onComplete(next.digits.join(''))
  }
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault()
    type(0, event.clipboardData.getData('text'))
  }
  const goBack = (event: KeyboardEvent, index: number): void => {
    if (event.key !== 'Backspace' || digits[index] !== '' || index === 0) return
    event.preventDefault()
    onChange(digits.map((digit, at) => (at === index - 1 ? '' : digit)))
    boxes.current[index - 1]?.focus()
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.boxes} dir="ltr">
        {digits.map((digit, index) => (
          <input
            key={index}
            ref={(box) => {
              boxes.current[index] = box
            }}
            className={styles.box}
            value={digit}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={t('account.digit', { number: index + 1, count: digits.length })}
            aria-invalid={isInvalid || undefined}
            onChange={(event) => type(index, event.target.value)}
            onPaste={paste}
            onKeyDown={(event) => goBack(event, index)}
            onFocus={(event) => event.target.select()}
          />
        ))}
      </div>
    </fieldset>
  )
}
