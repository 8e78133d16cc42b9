import { useEffect, useRef } from 'react'
import { useSite } from '../site/site-context.tsx'
import { useMessages } from './messages-context.tsx'
import type { MessageValues } from './messages.ts'

interface Props {
  readonly id: string
  readonly values?: MessageValues
}

/**
 * A text as an element, for keys that end in another system's word, which no check at build can prove to exist: the status of
 * an order, a code of the payment service. A missing one shows MISSING.TRANSLATION, marked outside production (LOCALE-33).
 */
export const Translation = ({ id, values }: Props) => {
  const { t, has } = useMessages()
  const { marksMissingTexts } = useSite()
  const text = t(id, values)
  if (has(id)) return text
  return marksMissingTexts === true ? <MissingTranslation id={id} /> : MISSING
}

const MISSING = 'MISSING.TRANSLATION'

const MissingTranslation = ({ id }: { readonly id: string }) => {
  const { locale } = useSite()
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => blockClicksAround(element.current), [])
  return (
    <span
      ref={element}
      data-missing-translation={id}
      title={`${id}, ${locale}, src/i18n/messages/${locale.slice(0, 2)}`}
      style={{ outline: '2px solid gold' }}
    >
      {MISSING}
    </span>
  )
}

/** A control that cannot say what it does must not be clicked by accident. */
const blockClicksAround = (element: HTMLElement | null): (() => void) | undefined => {
  const control = element?.closest('a, button')
  if (control === null || control === undefined) return undefined
  const block = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  control.addEventListener('click', block, { capture: true })
  return () => control.removeEventListener('click', block, { capture: true })
}
