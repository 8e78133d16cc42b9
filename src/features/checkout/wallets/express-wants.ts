import type { Cart } from '../../../../schemas/api/cart.ts'
import type { WalletWants } from '../../../clients/payments/wallets/wallet.ts'
import { hasShipping } from '../../../lib/needs-shipping.ts'
import type { SiteConfig } from '../../../site/site-config.ts'

/** An address is asked for only where goods are shipped to it, or taxed by it. */
export const expressWants = ({ checkout }: Pick<SiteConfig, 'checkout'>, { items }: Pick<Cart, 'items'>): Exclude<WalletWants, 'nothing'> =>
  hasShipping(items) || checkout.calculateTax ? 'address' : 'contact'
