import type { SyntheticEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { MissingPart, SignUpError } from '../../src/features/sign-up/check-sign-up.ts'
import type { SignUpEvent } from '../../src/features/sign-up/email-sign-up.machine.ts'
import type { SignUpDraft, SignUpMode } from '../../src/features/sign-up/sign-up-draft.ts'
import { signUpMessage } from '../../src/features/sign-up/sign-up-message.ts'
import { formAction } from '../../src/site/form-action.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/field/checkbox.tsx'
import { TextField } from '../../src/ui/field/text-field.tsx'
import { Incident } from '../../src/ui/notice/incident.tsx'
import { InterestChoice } from './interest-choice.tsx'
import styles from './email-sign-up.module.scss'

interface Props {
  readonly mode: SignUpMode
  /** Keys to choose from; none: no choice is asked for. */
  readonly interests: readonly string[]
  readonly draft: SignUpDraft
  readonly error: SignUpError | undefined
  readonly isBusy: boolean
  readonly send: (event: SignUpEvent) => void
  readonly onSubmit: (event: SyntheticEvent) => void
}

/**
 * Address, consent and interests. The button says that it is disabled until there is something to send (EMAIL-08), from the
 * server's HTML on, but can be clicked: then it shows what is missing, and without a script the form is sent.
 */
export const SignUpForm = ({ mode, interests, draft, error, isBusy, send, onSubmit }: Props) => {
  const t = useTranslate()
  const ofSite = useSite()
  const missing = (part: MissingPart): string | undefined =>
    error?.source === 'client' && error.missing.includes(part) ? t(MISSING_TEXTS[mode][part]) : undefined
  const refusal = signUpMessage(error)
  const isReady = draft.hasConfirmed && draft.input.trim() !== '' && error === undefined
  return (
    <form className={styles.form} noValidate method="post" action={formAction('sign-up', ofSite)} onSubmit={onSubmit}>
      <div className={styles.line}>
        <TextField
          label={t(`emailSignup.label.${mode}`)}
          name={mode === 'phoneOnly' ? 'phone' : 'email'}
          {...FIELD_BY_MODE[mode]}
          dir="ltr"
          maxLength={MAX_CONTACT_LENGTH}
          value={draft.input}
          error={missing('required') ?? (refusal === undefined ? undefined : t(REFUSAL_TEXTS[mode][refusal]))}
          onChange={({ target }) => send({ type: 'text.changed', input: target.value })}
        />
        <Button type="submit" isBusy={isBusy} className={styles.button} {...(isReady || isBusy ? {} : { 'aria-disabled': true })}>
          {t('emailSignup.submit')}
        </Button>
      </div>
      <Incident id={error?.source === 'server' ? error.incident : undefined} />
      {interests.length > 0 && (
        <InterestChoice
          keys={interests}
          chosen={draft.interests}
          error={missing('interest')}
          onChange={(chosen) => send({ type: 'interests.changed', interests: chosen })}
        />
      )}
      <Checkbox
        name="consent"
        label={t('emailSignup.consentLabel')}
        checked={draft.hasConfirmed}
        error={missing('consent')}
        onChange={() => send({ type: 'consent.toggled' })}
      />
    </form>
  )
}

/** As long as an address may be. */
const MAX_CONTACT_LENGTH = 254

const FIELD_BY_MODE = {
  // Not type=email: the same field takes a phone number.
  emailAndPhone: { type: 'text', inputMode: 'email', autoComplete: 'email' },
  phoneOnly: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const

const COMMON_TEXTS = { consent: 'emailSignup.consent', interest: 'emailSignup.interest' } as const
const MISSING_TEXTS = {
  emailAndPhone: { required: 'emailSignup.required', ...COMMON_TEXTS },
  phoneOnly: { required: 'emailSignup.requiredPhone', ...COMMON_TEXTS },
} as const

const COMMON_REFUSALS = { emailExists: 'emailSignup.emailExists', errorGeneric: 'emailSignup.errorGeneric' } as const
const REFUSAL_TEXTS = {
  emailAndPhone: { errorFormat: 'emailSignup.errorFormat', ...COMMON_REFUSALS },
  phoneOnly: { errorFormat: 'emailSignup.errorFormatPhone', ...COMMON_REFUSALS },
} as const
