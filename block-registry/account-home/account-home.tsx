import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountLayout } from '../../src/features/account/account-layout.tsx'
import { AccountMessage } from '../../src/features/account/account-message.tsx'
import { useAccountNote } from '../../src/features/account/use-account-note.ts'
import { LatestOrder } from '../../src/features/orders/latest-order.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './account-home.module.scss'

/** The account's own page: the latest order and where everything is, or how to sign in. */
export const AccountHome = ({ props, slots }: BlockViewProps<'account-home'>) => {
  const t = useTranslate()
  const { isUserSignedIn, userEmail } = useAccountState()
  const note = useAccountNote()
  return (
    <>
      <AccountLayout heading={props.heading === '' ? t('account.home') : props.heading} menu={slots.menu}>
        <AccountMessage code={note.code} />
        <p className={styles.who}>{isUserSignedIn ? t('account.signedInAs', { email: userEmail }) : t('account.guest')}</p>
        {isUserSignedIn ? (
          <>
            {/* Signing out follows the deletion of an account: there is nothing left to read. */}
            {note.code !== 'accountClosed' && <LatestOrder />}
            <Shortcuts />
          </>
        ) : (
          <p>
            <ButtonLink to="/account/create" variant="secondary">
              {t('account.create')}
            </ButtonLink>
          </p>
        )}
      </AccountLayout>
      {slots.below}
    </>
  )
}

/** Everything the account has, as a quiet grid. */
const Shortcuts = () => {
  const t = useTranslate()
  return (
    <ul className={styles.shortcuts}>
      {SHORTCUTS.map(({ key, to, icon }) => (
        <li key={to}>
          <Link to={to} className={styles.shortcut}>
            <Icon name={icon} />
            {t(key)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const SHORTCUTS = [
  { key: 'profile.heading', to: '/account/profile', icon: 'user' },
  { key: 'account.addresses', to: '/account/addresses', icon: 'map-pin' },
  { key: 'account.paymentMethods', to: '/account/payment-methods', icon: 'card' },
  { key: 'pageTitle.favorites', to: '/my-favorites', icon: 'heart' },
  { key: 'account.changePassword', to: '/account/set-password', icon: 'lock' },
  { key: 'profile.data', to: '/account/data', icon: 'shield' },
] as const
