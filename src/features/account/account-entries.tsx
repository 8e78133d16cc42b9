import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Link } from '../../ui/link/link.tsx'
import { useNavigate } from '../../page/router-context.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { report } from '../../lib/report.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { useAccount } from '../../clients/identity/account-context.tsx'
import { useCartStore } from '../cart/cart.provider.tsx'
import { signOut } from './sign-out.ts'
import styles from './account-entries.module.scss'

interface Props {
  /** Before the specification's own. */
  readonly first?: readonly { readonly key: string; readonly to: string }[]
}

/** The entries of who is signed in, in their order (ACCT-01 to ACCT-06). */
export const AccountEntries = ({ first = [] }: Props) => {
  const t = useTranslate()
  const { path } = usePageContext()
  const signOut = useSignOut()
  const list = useRef<HTMLUListElement>(null)
  // In narrow windows the entries are a row that scrolls.
  useEffect(() => {
    // Not the effect's answer: newer browsers answer scrolling with a promise, which is nothing to clean up with.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [path])
  const isCurrent = (to: string): boolean => to === path || (to === HISTORY && path.startsWith('/orders'))
  return (
    <ul ref={list} className={styles.entries}>
      {[...first, ...ENTRIES].map(({ key, to }) => (
        <li key={to}>
          <Link to={to} className={styles.entry} {...(isCurrent(to) && { 'aria-current': 'page' })}>
            {t(key)}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles.entry} onClick={signOut}>
          {t('account.signOut')}
        </button>
      </li>
    </ul>
  )
}

/** Order history leads to the tracking page, which serves guests and signed-in shoppers alike (ROUTE-31). */
const HISTORY = '/tracking'

const ENTRIES = [
  { key: 'account.changePassword', to: '/account/set-password' },
  { key: 'account.orderHistory', to: HISTORY },
  { key: 'account.addresses', to: '/account/addresses' },
  { key: 'account.paymentMethods', to: '/account/payment-methods' },
] as const

/** Goes home and signs out (ACCT-06). */
const useSignOut = (): (() => void) => {
  const account = useAccount()
  const commerce = useCommerce()
  const { store: cart } = useCartStore()
  const navigate = useNavigate()
  return () => {
    void navigate('/')
    signOut({ account, commerce, cart }).catch((cause: unknown) =>
      report({ code: 'signOutFailed', message: 'There is no new session after signing out', details: { cause: String(cause) } }),
    )
  }
}
