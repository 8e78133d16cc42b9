import { useState } from 'react'
import type { CanvasProps } from './canvas-props.ts'

type Shown = Pick<CanvasProps, 'address' | 'page'>

/**
 * What the frame shows. A page that gets another address while it is open stays in its frame under the one before: until its draft is
 * saved nothing is at the new one. Another site or language is another frame; `renew` looks at the new address all the same.
 */
export const useStillPage = (wanted: Shown): Shown & { readonly renew: () => void } => {
  const [loaded, setLoaded] = useState(wanted)
  const renew = (): void => setLoaded(wanted)
  if (wanted.address === loaded.address) return { ...wanted, renew }
  if (!isMoved(loaded.page, wanted.page)) {
    setLoaded(wanted)
    return { ...wanted, renew }
  }
  return { address: loaded.address, page: { key: loaded.page.key, page: wanted.page.page }, renew }
}

const isMoved = (before: CanvasProps['page'], now: CanvasProps['page']): boolean =>
  before.key !== now.key &&
  before.page !== undefined &&
  before.page.id === now.page?.id &&
  before.page.siteTag === now.page.siteTag &&
  before.page.language === now.page.language
