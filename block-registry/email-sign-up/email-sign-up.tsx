import { useId, type SyntheticEvent, useEffect, useRef } from 'react'
import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { classNames } from '../../src/lib/class-names.ts'
import { useEmailSignUp } from '../../src/features/sign-up/email-sign-up.provider.ts'
import { hasNewsletter } from '../../src/site/has-newsletter.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import styles from './email-sign-up.module.scss'

/** The sign-up form for an e-mail address or phone number, in three looks; nothing on a site without a newsletter. */
export const EmailSignUp = ({ props }: BlockViewProps<'email-sign-up'>) => (hasNewsletter(useSite().site) ? <SignUp {...props} /> : null)

const SignUp = (props: BlockViewProps<'email-sign-up'>['props']) => {
  const t = useTranslate()
  const headingId = useId()
  const { site } = useSite()
  const { variant, mode, alwaysShow, heading, text } = props
  const interests = props.includeInterests && site.emailSignup.includeInterests ? (site.emailSignup.interests ?? []) : []
  const [snapshot, send] = useEmailSignUp({ mode, alwaysShow, needsInterests: interests.length > 0 })
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    send({ type: 'form.submitted' })
  }
  return (
    <Section as="section" width={variant === 'splash' ? 'full' : 'medium'} aria-labelledby={headingId}>
      <div className={classNames(styles.signUp, styles[variant])}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            {heading === '' ? t('emailSignup.title') : heading}
          </h2>
          {text !== '' && <p className={styles.text}>{text}</p>}
        </div>
        {snapshot.matches('success') ? (
          <Thanks />
        ) : (
          <SignUpForm
            mode={mode}
            interests={interests.map(({ key }) => key)}
            draft={snapshot.context.draft}
            error={snapshot.context.error}
            isBusy={snapshot.matches('validating')}
            send={send}
            onSubmit={submit}
          />
        )}
      </div>
    </Section>
  )
}

/** Replaces the form after a sign-up (EMAIL-02). It takes the focus that the form's button had. */
const Thanks = () => {
  const t = useTranslate()
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => thanks.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={thanks} tabIndex={-1}>
      <Alert tone="success" title={t('emailSignup.success')} />
    </div>
  )
}
