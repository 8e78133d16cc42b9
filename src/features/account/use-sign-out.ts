import { useNavigate } from '../../page/use-navigate.ts'
import { report } from '../../lib/report.ts'
import { useCommerce } from '../../clients/commerce/commerce-context.tsx'
import { useAccount } from '../../clients/identity/account-context.tsx'
import { useCartStore } from '../cart/cart.provider.tsx'
import { signOut } from './sign-out.ts'

/** Goes home and signs out (ACCT-06). */
export const useSignOut = (): (() => void) => {
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
