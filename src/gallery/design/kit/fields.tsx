import type { FormSchema } from '../../../../schemas/api/address.ts'
import { useTranslate } from '../../../i18n/use-translate.ts'
import { CodeField } from '../../../ui/code-field/code-field.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { FileField } from '../../../ui/field/file-field.tsx'
import { PhoneField } from '../../../ui/field/phone-field.tsx'
import { RadioGroup } from '../../../ui/field/radio-group.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { SchemaFields } from '../../../ui/schema-form/schema-fields.tsx'
import { useSchemaForm } from '../../../ui/schema-form/use-schema-form.ts'
import { State } from '../sheet.tsx'

/* What is filled in. */
const nothing = (): void => undefined

export const Fields = () => (
  <>
    <TextFields />
    <Choices />
  </>
)

const TextFields = () => {
  const t = useTranslate()
  const label = t('address.city')
  return (
    <>
      <State name="empty">
        <TextField name="empty" label={label} />
      </State>
      <State name="optional, with a hint">
        <TextField name="hint" label={t('address.addressLine2')} hint={t('checkout.finder.postcode')} isOptional />
      </State>
      <State name="filled in">
        <TextField name="filled" label={label} defaultValue="London" />
      </State>
      <State name="error">
        <TextField name="error" label={label} error={t('form.problem.required', { label })} />
      </State>
      <State name="disabled">
        <TextField name="disabled" label={label} defaultValue="London" disabled />
      </State>
      <State name="long text">
        <TextField name="long" label={t('core.refresh.keep')} defaultValue={t('core.refresh.text')} />
      </State>
      <State name="telephone">
        <PhoneField name="phone" label={t('address.phoneNumber')} country="GB" defaultValue="+44 7400 123456" />
      </State>
      <State name="several lines">
        <TextArea name="lines" label={t('address.addressLine1')} rows={3} defaultValue={t('core.errorText')} />
      </State>
      <State name="a file">
        <FileField name="file" label={t('returnNote.title')} buttonLabel={t('form.choose')} />
      </State>
    </>
  )
}

const Choices = () => {
  const t = useTranslate()
  const legend = t('listing.sortBy')
  const sorts = ['bestMatch', 'newest', 'priceAsc'].map((value) => ({ value, label: t(`sort.${value}`) }))
  return (
    <>
      <State name="select, nothing chosen">
        <SelectField name="select" label={legend} options={sorts} placeholder={t('form.choose')} />
      </State>
      <State name="select, error">
        <SelectField
          name="select-error"
          label={legend}
          options={sorts}
          placeholder={t('form.choose')}
          error={t('form.problem.choice', { label: legend })}
        />
      </State>
      <State name="select, disabled">
        <SelectField name="select-disabled" label={legend} options={sorts} defaultValue="newest" disabled />
      </State>
      <State name="checkbox">
        <Checkbox name="off" label={t('listing.onSaleOnly')} />
        <Checkbox name="on" label={t('listing.onSaleOnly')} defaultChecked />
        <Checkbox name="blocked" label={t('listing.outOfStock')} disabled />
      </State>
      <State name="checkbox, error">
        <Checkbox name="wrong" label={t('listing.onSaleOnly')} error={t('form.problem.choice', { label: t('listing.kind.onSale') })} />
      </State>
      <State name="radios, the last one disabled">
        <RadioGroup
          legend={legend}
          name="radios"
          defaultValue="newest"
          options={sorts.map((each) => ({ ...each, isDisabled: each.value === 'priceAsc', description: t('shippingTable.info') }))}
        />
      </State>
      <State name="radios, error">
        <RadioGroup legend={legend} name="radios-error" options={sorts} error={t('form.problem.choice', { label: legend })} />
      </State>
    </>
  )
}

export const CodeFields = () => {
  const t = useTranslate()
  const label = t('address.postcode')
  return (
    <>
      <State name="half typed">
        <CodeField label={label} digits={['4', '0', '7', '', '', '']} onChange={nothing} onComplete={nothing} />
      </State>
      <State name="refused">
        <CodeField label={label} digits={['4', '0', '7', '1', '2', '3']} isInvalid onChange={nothing} onComplete={nothing} />
      </State>
    </>
  )
}

export const SchemaForms = () => {
  const form = useSchemaForm({ schema: SCHEMA, initial: { firstName: 'Ada' }, country: 'GB' })
  return (
    <State name="fields of a schema of the server" isWide>
      <SchemaFields schema={SCHEMA} form={form} section="shipping" />
    </State>
  )
}

const SCHEMA: FormSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    firstName: { type: 'string', 'x-label': 'address.firstName', 'x-autocomplete': 'given-name' },
    lastName: { type: 'string', 'x-label': 'address.lastName', 'x-autocomplete': 'family-name' },
    city: { type: 'string', 'x-label': 'address.city', 'x-autocomplete': 'address-level2' },
    postcode: { type: 'string', 'x-label': 'address.postcode', 'x-autocomplete': 'postal-code' },
    region: { type: 'string', 'x-label': 'address.region', enum: ['a', 'b'], 'x-enum-labels': ['Kent', 'Devon'] },
  },
  required: ['firstName', 'lastName', 'city', 'postcode'],
  additionalProperties: false,
  'x-order': ['firstName', 'lastName', 'city', 'postcode', 'region'],
  'x-encouraged': [],
}
