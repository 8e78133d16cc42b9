import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { HeaderTool } from '../../src/ui/header-tool/header-tool.tsx'
import { AccountEntries } from '../../src/features/account/account-entries.tsx'
import { Link } from '../../src/ui/link/link.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './account-dropdown.module.scss'

/** Links to the account. The same for everyone on the server; a signed-in user gets the menu in the browser. */
export const AccountLink = ({ props }: BlockViewProps<'account-link'>) => {
  const t = useTranslate()
  const { site } = useSite()
  const { isUserSignedIn } = useAccountState()
  if (site.integrations['identityProvider']?.enabled !== true) return null
  const label = props.label === '' ? t('frame.account') : props.label
  return isUserSignedIn ? <AccountDropdown label={label} /> : <HeaderTool to="/account" icon="user" label={label} isForWideWindows />
}

const WIDTH = '280px'

/** The account menu of who is signed in (ACCT-07, ACCT-09). */
const AccountDropdown = ({ label }: { readonly label: string }) => {
  const t = useTranslate()
  const { userGivenName } = useAccountState()
  return (
    <details data-dropdown="" className={styles.dropdown}>
      <summary className={styles.tool} aria-label={label} title={label}>
        <Icon name="user" size="2.4rem" />
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <nav aria-label={t('account.menu')} className={styles.panel} style={{ inlineSize: WIDTH }}>
        <p className={styles.welcome}>
          <Link to="/account/profile">{t('account.hello', { name: userGivenName })}</Link>
        </p>
        <AccountEntries />
      </nav>
    </details>
  )
}
