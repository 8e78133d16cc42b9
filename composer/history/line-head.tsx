import type { ReactNode } from 'react'
import { momentInWords } from '../moment-in-words.ts'

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
    <time dateTime={at}>{momentInWords(at)}</time>
    <strong dir="auto">{user}</strong>
    <span>{children}</span>
  </>
)
