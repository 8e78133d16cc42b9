import { useAccountState } from '../../src/clients/identity/account-context.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { AccountMessage } from '../../src/features/account/account-message.tsx'
import { useAccountNote } from '../../src/features/account/use-account-note.ts'
import { ButtonLink } from '../../src/ui/button/button-link.tsx'
import { Notice } from '../../src/ui/notice/notice.tsx'
import type { BlockViewProps } from '../block.ts'

/** The account's own page: who is signed in, or how to. */
export const AccountHome = ({ props, slots }: BlockViewProps<'account-home'>) => {
  const t = useTranslate()
  const { isUserSignedIn, userEmail } = useAccountState()
  const note = useAccountNote()
  return (
    <>
      <Notice heading={props.heading === '' ? t('account.home') : props.heading}>
        <AccountMessage code={note.code} />
        <p>{isUserSignedIn ? t('account.signedInAs', { email: userEmail }) : t('account.guest')}</p>
        {isUserSignedIn ? (
          <>
            <ButtonLink to="/account/profile" variant="secondary">
              {t('profile.heading')}
            </ButtonLink>
            <ButtonLink to="/account/data" variant="secondary">
              {t('profile.data')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to="/account/create" variant="secondary">
            {t('account.create')}
          </ButtonLink>
        )}
      </Notice>
      {slots.below}
    </>
  )
}
