import type { ReactNode } from 'react'
import { interfaceLocale } from '../interface-locale.ts'

interface Props {
  /** ISO 8601. */
  readonly at: string
  readonly user: string
  /** What she did. */
  readonly children: ReactNode
}

/** When something was done, by whom, and what. */
export const LineHead = ({ at, user, children }: Props) => (
  <>
    <time dateTime={at}>{momentFormat().format(new Date(at))}</time>
    <strong dir="auto">{user}</strong>
    <span>{children}</span>
  </>
)

/** In the time of her own computer. */
const momentFormat = (): Intl.DateTimeFormat => new Intl.DateTimeFormat(interfaceLocale(), { dateStyle: 'medium', timeStyle: 'short' })
