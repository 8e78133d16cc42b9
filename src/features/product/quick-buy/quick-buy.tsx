import { useMemo, useState, type ReactNode } from 'react'
import { useSite } from '../../../site/site-context.tsx'
import { useLateDialog } from '../../../ui/dialog/use-late-dialog.ts'
import type { AskedProduct } from './asked-product.ts'
import { QuickBuyContext } from './quick-buy-context.ts'

const loadDialog = async () => (await import('./quick-buy-dialog.tsx')).QuickBuyDialog

interface Props {
  readonly children: ReactNode
  /** The bag has the product, even if the window was closed meanwhile. */
  readonly onBought?: (product: AskedProduct) => void
}

/**
 * Around cards: the one window they share to buy from (CARD-07). Its code, and the product, come with the intent. Where the
 * code does not come, the product's page does.
 */
export const QuickBuy = ({ children, onBought }: Props) => {
  const { href } = useSite()
  const [asked, setAsked] = useState<AskedProduct>()
  const { View, isOpen, prepare, open, close } = useLateDialog(loadDialog)
  const value = useMemo(() => {
    const ask = (product: AskedProduct): void => {
      setAsked(product)
      open(() => window.location.assign(href(product.path)))
    }
    return { ask, prepare }
  }, [open, prepare, href])
  return (
    <QuickBuyContext value={value}>
      {children}
      {View !== undefined && asked !== undefined && <View product={asked} isOpen={isOpen} onClose={close} onBought={onBought} />}
    </QuickBuyContext>
  )
}
