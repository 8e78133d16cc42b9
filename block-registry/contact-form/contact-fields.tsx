import { MIN_DESCRIPTION_LENGTH, TICKET_COUNTRIES } from '../../schemas/api/ticket.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { countryName } from '../../src/lib/country-name.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { SelectField } from '../../src/ui/field/select-field.tsx'
import { TextArea } from '../../src/ui/field/text-area.tsx'
import { FileField } from '../../src/ui/field/file-field.tsx'
import { TextField } from '../../src/ui/field/text-field.tsx'
import { TICKET_LIMITS, type TicketDraft, type TicketField, type TicketProblems } from './ticket.ts'

interface Props {
  readonly types: readonly string[]
  readonly draft: TicketDraft
  readonly problems: TicketProblems
  readonly areFilesRefused: boolean
  readonly onChange: (field: TicketField, value: string) => void
}

/** The fields of the contact form. Files: pictures and PDF, several at once (IMG-03). */
export const ContactFields = ({ types, draft, problems, areFilesRefused, onChange }: Props) => {
  const t = useTranslate()
  const { locale } = useSite()
  const field = (name: TicketField) => {
    const problem = problems[name]
    const label = t(LABELS[name] ?? `contact.${name}`)
    return {
      name,
      label,
      value: draft[name],
      error:
        problem === undefined ? undefined : t(TEXTS[name]?.[problem] ?? `form.problem.${problem}`, { label, count: LIMITS[problem] ?? 0 }),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(name, target.value),
    }
  }
  return (
    <>
      {types.length > 0 && (
        <SelectField
          {...field('type')}
          placeholder={t('contact.choose')}
          options={types.map((value) => ({ value, label: t(`contact.type.${value}`) || value }))}
        />
      )}
      <TextField {...field('email')} maxLength={TICKET_LIMITS.email} type="email" dir="ltr" autoComplete="email" required />
      <SelectField {...field('cf_country')} autoComplete="country" options={countryOptions(locale)} />
      <TextField {...field('subject')} maxLength={TICKET_LIMITS.subject} required />
      <TextArea {...field('description')} maxLength={TICKET_LIMITS.description} required />
      <FileField
        label={t('contact.files')}
        buttonLabel={t('contact.chooseFiles')}
        hint={t('contact.filesHint')}
        error={areFilesRefused ? t('contact.filesRefused') : undefined}
        name="attachments"
        multiple
        accept="image/gif,image/jpeg,image/png,application/pdf"
        isOptional
      />
    </>
  )
}

const LABELS: Partial<Readonly<Record<TicketField, string>>> = { cf_country: 'contact.country' }
const LIMITS: Readonly<Record<string, number>> = { tooShort: MIN_DESCRIPTION_LENGTH }
const TEXTS: Partial<Readonly<Record<TicketField, Readonly<Record<string, string>>>>> = {
  email: { required: 'orders.required', format: 'contact.invalidEmail' },
  subject: { required: 'orders.required' },
  description: { required: 'orders.required', tooShort: 'contact.tooShort' },
  type: { required: 'orders.required' },
}

/** The form's countries by their names in a locale, in the order of that locale (CONTACT-06, CONTACT-07). */
const countryOptions = (locale: string): readonly { readonly value: string; readonly label: string }[] => {
  return TICKET_COUNTRIES.map((value) => ({ value, label: countryName(value, locale) })).sort((one, other) =>
    one.label.localeCompare(other.label, locale),
  )
}
