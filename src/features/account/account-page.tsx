import { useEffect, type ReactNode } from 'react'
import { useAccountState } from '../../clients/identity/account-context.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { useNavigate } from '../../page/router-context.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useSite } from '../../site/site-context.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Spinner } from '../../ui/waiting/spinner.tsx'
import { AccountEntries } from './account-entries.tsx'
import { AccountLayout } from './account-layout.tsx'

interface Props {
  readonly heading: string
  /** Where a guest goes; to sign in and back again unless given (ROUTE-31). */
  readonly guestsGoTo?: string
  readonly children: ReactNode
}

/** A page of the account for who is signed in, with the account's menu beside it. The server's HTML has nothing personal: without scripts it leads to what needs none. */
export const AccountPage = ({ heading, guestsGoTo, children }: Props) => {
  const t = useTranslate()
  const { isUserSignedIn } = useAccountState()
  useGuestsLeave(guestsGoTo)
  return (
    <AccountLayout
      heading={heading}
      menu={<nav aria-label={t('account.home')}>{isUserSignedIn && <AccountEntries first={ABOUT_YOU} />}</nav>}
    >
      {isUserSignedIn ? children : <NotYet />}
    </AccountLayout>
  )
}

/** Only beside a page of the account: the menu itself is the specification's (ACCT-01), and its greeting leads here. */
const ABOUT_YOU = [
  { key: 'profile.heading', to: '/account/profile' },
  { key: 'profile.data', to: '/account/data' },
] as const

/** The browser does not know yet who is signed in, or runs no scripts and never will. */
const NotYet = () => {
  const t = useTranslate()
  return (
    <>
      <Spinner label={t('core.loading')} />
      <noscript>
        <p>{t('myAccount.noScript')}</p>
        <ButtonLink to="/tracking" variant="secondary">
          {t('account.trackOrder')}
        </ButtonLink>
      </noscript>
    </>
  )
}

/** Only once the browser has taken over: until then nobody is known to be signed in. */
const useGuestsLeave = (guestsGoTo: string | undefined): void => {
  const { site } = useSite()
  const { path } = usePageContext()
  const { isUserSignedIn } = useAccountState()
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const hasAccounts = site.integrations['identityProvider']?.enabled === true
  const signIn = hasAccounts ? `/account/sign-in?redirect=${encodeURIComponent(path)}` : '/tracking'
  const goal = guestsGoTo ?? signIn
  useEffect(() => {
    if (isHydrated && !isUserSignedIn) void navigate(goal, { replace: true })
  }, [isHydrated, isUserSignedIn, goal, navigate])
}
