import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import { ContactFields } from './contact-fields.tsx'
import { useContactForm } from './use-contact-form.ts'
import styles from './contact-form.module.scss'

/** Questions to customer care. */
export const ContactForm = ({ props }: BlockViewProps<'contact-form'>) => {
  const t = useTranslate()
  const form = useContactForm(props.types)
  return (
    <Section width="small">
      {form.state === 'success' ? (
        <Alert tone="success" title={props.successHeader === '' ? t('contact.sent') : props.successHeader}>
          <p>{t('contact.sentText')}</p>
        </Alert>
      ) : (
        <form method="post" encType="multipart/form-data" noValidate className={styles.form} onSubmit={form.submit}>
          {form.state === 'failure' && (
            <Alert tone="danger" title={props.failureHeader === '' ? t('contact.failed') : props.failureHeader} incident={form.incident}>
              <p>{t('contact.failedText')}</p>
            </Alert>
          )}
          <ContactFields
            types={props.types}
            draft={form.draft}
            problems={form.problems}
            areFilesRefused={form.areFilesRefused}
            onChange={form.change}
          />
          <Button type="submit" isBusy={form.state === 'submitting'}>
            {t('contact.send')}
          </Button>
          <noscript>
            <p>{t('contact.noScript')}</p>
          </noscript>
        </form>
      )}
    </Section>
  )
}
