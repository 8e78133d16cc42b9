import type { ReactNode } from 'react'

interface Props {
  /** Absent where the server has rendered the region and the browser is to leave it alone. */
  readonly children?: ReactNode
}

const LEFT_ALONE = { __html: '' }

/** A run of blocks that stay HTML. React does not look inside markup it was given as a string, so the server's stays. */
export const StaticRegion = ({ children }: Props) =>
  children === undefined ? (
    <div data-static="" dangerouslySetInnerHTML={LEFT_ALONE} suppressHydrationWarning />
  ) : (
    <div data-static="">{children}</div>
  )
