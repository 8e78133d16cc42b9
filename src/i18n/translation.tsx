import { useEffect, useRef } from 'react'
import { useSite } from '../site/site-context.tsx'
import { useMessages } from './messages-context.tsx'
import type { MessageValues } from './messages.ts'

interface Props {
  readonly id: string
  readonly values?: MessageValues
}

/** A text as an element. A missing one shows MISSING.TRANSLATION, loudly outside production (LOCALE-33). */
export const Translation = ({ id, values }: Props) => {
  const { t, has } = useMessages()
  const text = t(id, values)
  if (has(id)) return <>{text}</>
  return isProduction ? <>{MISSING}</> : <MissingTranslation id={id} />
}

const MISSING = 'MISSING.TRANSLATION'
const isProduction = import.meta.env.PROD

const MissingTranslation = ({ id }: { readonly id: string }) => {
  const { locale } = useSite()
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => blockClicksAround(element.current), [])
  const title = `${id} is missing in ${locale}: src/i18n/messages/${locale.slice(0, 2)}`
  return (
    <span ref={element} data-missing-translation={id} title={title} style={{ outline: '2px solid gold' }}>
      {MISSING}
    </span>
  )
}

/** A control nobody can name must not be pressed by accident while its text is missing. */
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
