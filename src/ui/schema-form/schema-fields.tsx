import type { ChangeEvent } from 'react'
import type { FieldSchema, FormSchema } from '../../../schemas/api/address.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { SelectField } from '../field/select-field.tsx'
import { PhoneField } from '../field/phone-field.tsx'
import { TextField } from '../field/text-field.tsx'
import type { SchemaForm } from './use-schema-form.ts'
import styles from './schema-form.module.scss'

interface Props {
  readonly schema: FormSchema
  readonly form: SchemaForm
  /** Leaves out fields that another form of the page asks for. */
  readonly without?: readonly string[]
  /** `shipping` gives `autocomplete="shipping address-line1"`. */
  readonly section?: 'shipping' | 'billing'
}

/** The fields of a form, all derived from the server's schema: which, in what order, with which rules (ADDR-08). */
export const SchemaFields = ({ schema, form, without = [], section }: Props) => (
  <div className={styles.fields}>
    {schema['x-order']
      .filter((name) => !without.includes(name))
      .map((name) => {
        const field = schema.properties[name]
        return field === undefined ? null : (
          <div key={name} className={styles[SPANS[name] ?? 'full']}>
            <SchemaField name={name} field={field} isOptional={!schema.required.includes(name)} form={form} section={section} />
          </div>
        )
      })}
  </div>
)

/** Two names, a city and its postcode share a row where there is room. */
const SPANS: Readonly<Record<string, string>> = { firstName: 'half', lastName: 'half', city: 'half', postcode: 'half' }

/** Written from left to right in every language (contracts 12). */
const LEFT_TO_RIGHT = new Set(['postcode', 'email', 'orderReference'])
const PHONE_FIELDS = new Set(['phoneNumber', 'phone'])

interface FieldProps {
  readonly name: string
  readonly field: FieldSchema
  readonly isOptional: boolean
  readonly form: SchemaForm
  readonly section: string | undefined
}

const SchemaField = ({ name, field, isOptional, form, section }: FieldProps) => {
  const t = useTranslate()
  const label = t(field['x-label'])
  const complete = field['x-autocomplete']
  const shared = {
    name,
    label,
    isOptional,
    value: form.values[name] ?? '',
    error: form.errorOf(name, label),
    autoComplete: complete === undefined ? 'off' : isContact(name) || section === undefined ? complete : `${section} ${complete}`,
    required: !isOptional,
    onBlur: () => form.leave(name),
  }
  if (field.enum !== undefined) {
    const labels = field['x-enum-labels'] ?? field.enum
    const options = field.enum.map((value, index) => ({ value, label: labels[index] ?? value }))
    return (
      <SelectField
        {...shared}
        options={options}
        placeholder={t('form.choose')}
        onChange={(event) => form.change(name, event.target.value)}
      />
    )
  }
  const text = {
    ...shared,
    maxLength: field.maxLength,
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.change(name, event.target.value),
  }
  if (PHONE_FIELDS.has(name)) return <PhoneField {...text} country={form.country} />
  return <TextField {...text} type={name === 'email' ? 'email' : 'text'} {...(LEFT_TO_RIGHT.has(name) ? { dir: 'ltr' } : {})} />
}

const isContact = (name: string): boolean => name === 'email' || name === 'phoneNumber'
