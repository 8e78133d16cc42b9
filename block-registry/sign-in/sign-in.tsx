import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useAccountNote } from '../../src/features/account/use-account-note.ts'
import { Link } from '../../src/ui/link/link.tsx'
import { Notice } from '../../src/ui/notice/notice.tsx'
import type { BlockViewProps } from '../block.ts'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in.module.scss'

/** Signing in with e-mail and password, with links to create an account or reset the password. */
export const SignIn = ({ props }: BlockViewProps<'sign-in'>) => {
  const t = useTranslate()
  const note = useAccountNote()
  return (
    <Notice heading={props.heading === '' ? t('account.signIn') : props.heading}>
      {props.text !== '' && <p>{props.text}</p>}
      <SignInForm key={note.username} note={note} />
      <p className={styles.ways}>
        <Link to="/account/forgot-password">{t('account.forgotPassword')}</Link>
        <Link to="/account/create">{t('account.create')}</Link>
      </p>
    </Notice>
  )
}
