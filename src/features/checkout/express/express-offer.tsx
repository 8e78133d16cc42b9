import { useEffect, useState, type ComponentType } from 'react'
import { report } from '../../../lib/report.ts'
import { useSite } from '../../../site/site-context.tsx'
import { useCart } from '../../cart/cart.provider.tsx'
import { isExpress } from '../wallet-methods.ts'
import type { ExpressPayProps } from './express-pay.tsx'
import styles from './express-offer.module.scss'

/** Express payment where the site has it and every item of the bag can be bought (EXTRA-13). Its code comes with the bag that shows it. */
export const ExpressOffer = ({ onApproved }: ExpressPayProps) => {
  const { site, locale } = useSite()
  const canBuy = useCart(({ cart }) => cart !== undefined && cart.items.length > 0 && cart.unavailableItems.length === 0)
  const isOffered = site.payments.express === true && site.payments.methods.some(isExpress)
  const [View, setView] = useState<ComponentType<ExpressPayProps>>()
  const isWanted = canBuy && isOffered
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const load = async (): Promise<void> => {
      const { expressPayIn } = await import('./express-pay.tsx')
      const view = await expressPayIn({ locale })
      if (isCurrent) setView(() => view)
    }
    // The ordinary way to pay is beside it.
    load().catch((cause: unknown) =>
      report({ code: 'expressNotLoaded', message: 'Express payment is not offered', severity: 3, details: { cause: String(cause) } }),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, locale])
  if (!isWanted) return null
  // Its room is there from the start, so that nothing moves when its button comes.
  return <div className={styles.offer}>{View !== undefined && <View onApproved={onApproved} />}</div>
}
