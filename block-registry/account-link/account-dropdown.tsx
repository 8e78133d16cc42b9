import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountEntries } from '../../src/features/account/account-entries.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import styles from './account-dropdown.module.scss'

const WIDTH = '280px'

/** The account menu of who is signed in (ACCT-07, ACCT-09). */
export const AccountDropdown = ({ label }: { readonly label: string }) => {
  const t = useTranslate()
  const { userGivenName } = useAccountState()
  return (
    <details data-dropdown="" className={styles.dropdown}>
      <summary className={styles.tool} aria-label={label} title={label}>
        <Icon name="user" size="2.4rem" />
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <nav aria-label={t('account.menu')} className={styles.panel} style={{ inlineSize: WIDTH }}>
        <p className={styles.welcome}>{t('account.hello', { name: userGivenName })}</p>
        <AccountEntries />
      </nav>
    </details>
  )
}
