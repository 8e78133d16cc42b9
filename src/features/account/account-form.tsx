import type { FormEvent, ReactNode } from 'react'
import type { AccountCode } from '../../clients/identity/account-code.ts'
import { Button } from '../../ui/button/button.tsx'
import { AccountMessage } from './account-message.tsx'
import styles from './account-form.module.scss'

interface Props {
  readonly code: AccountCode | undefined
  readonly isBusy: boolean
  readonly action: string
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** Stands below the button: another way, such as a new code. */
  readonly after?: ReactNode
}

/** A form of the account: its message, its fields, one button. Never sent by the browser itself; focus goes to the first field in error. */
export const AccountForm = ({ code, isBusy, action, onSubmit, children, after }: Props) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy) return
    onSubmit()
    const form = event.currentTarget
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <AccountMessage code={code} />
      {children}
      <Button type="submit" size="large" fullWidth isBusy={isBusy}>
        {action}
      </Button>
      {after}
    </form>
  )
}
