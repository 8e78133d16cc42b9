import { useState, type ComponentProps } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import styles from './account-form.module.scss'

/** A password, which the shopper may look at. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'dir'>) => {
  const t = useTranslate()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField {...props} type={isShown ? 'text' : 'password'} dir="ltr" maxLength={256} autoCapitalize="off" spellCheck={false} />
      <button type="button" className={styles.show} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        {t('account.showPassword')}
      </button>
    </div>
  )
}
