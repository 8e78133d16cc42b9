import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Link } from '../../src/ui/link/link.tsx'
import { EntryLayout } from '../../src/features/account/entry-layout.tsx'
import type { BlockViewProps } from '../block.ts'
import { CreateAccountForm } from './create-account-form.tsx'

/** Making an account with name, e-mail and password. */
export const CreateAccount = ({ props, slots }: BlockViewProps<'create-account'>) => {
  const t = useTranslate()
  return (
    <EntryLayout beside={slots.beside} heading={props.heading === '' ? t('account.create') : props.heading}>
      {props.text !== '' && <p>{props.text}</p>}
      <CreateAccountForm />
      <p>
        {t('account.haveAccount')} <Link to="/account/sign-in">{t('account.signIn')}</Link>
      </p>
    </EntryLayout>
  )
}
