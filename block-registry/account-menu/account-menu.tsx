import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountEntries } from '../../src/features/account/account-entries.tsx'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './account-menu.module.scss'

/** A welcome and the account's navigation; a sign-in link for everybody else and on the server (ACCT-07, ACCT-08). */
export const AccountMenu = () => {
  const t = useTranslate()
  const { isUserSignedIn, userGivenName } = useAccountState()
  return (
    <Section width="small">
      <nav aria-label={t('account.menu')} className={styles.menu}>
        <p className={styles.welcome}>{isUserSignedIn ? t('account.hello', { name: userGivenName }) : t('account.welcome')}</p>
        {isUserSignedIn ? <AccountEntries /> : <ButtonLink to="/account/sign-in">{t('account.signIn')}</ButtonLink>}
      </nav>
    </Section>
  )
}
