import { useState, type SubmitEvent } from 'react'
import type { Address, FormSchema } from '../../schemas/api/address.ts'
import type { SavedKind } from '../../src/clients/commerce/operations/addresses.ts'
import { addressTexts } from '../../src/features/address/address-texts.ts'
import { useFormSchema } from '../../src/features/address/use-form-schema.ts'
import { Unlisted } from '../../src/features/account/unlisted.tsx'
import type { ChangeProblem } from '../../src/features/account/use-saved-list.ts'
import { Translation } from '../../src/i18n/translation.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Checkbox } from '../../src/ui/field/checkbox.tsx'
import { SchemaFields } from '../../src/ui/schema-form/schema-fields.tsx'
import { useSchemaForm } from '../../src/ui/schema-form/use-schema-form.ts'
import styles from './address-book.module.scss'

interface Props {
  readonly kind: SavedKind
  /** The one to be changed; a new one unless given. */
  readonly address: Address | undefined
  readonly isBusy: boolean
  readonly problem: ChangeProblem | undefined
  readonly onSave: (address: Address) => void
}

/** The form of an address by the rules of the site's country, once they are loaded (ADDR-08). */
export const AddressForm = ({ kind, ...rest }: Props) => {
  const t = useTranslate()
  const read = useFormSchema(`address:${kind}`)
  const { incident, retry } = read.state === 'failed' ? read : { incident: undefined, retry: () => undefined }
  if (read.state !== 'loaded') return <Unlisted status={read.state} failure={t('core.errorTitle')} incident={incident} onRetry={retry} />
  return <Filled kind={kind} schema={read.schema} {...rest} />
}

const Filled = ({ kind, schema, address, isBusy, problem, onSave }: Props & { readonly schema: FormSchema }) => {
  const t = useTranslate()
  const { site, locale } = useSite()
  const [isDefault, setIsDefault] = useState(address?.default ?? false)
  const form = useSchemaForm({
    schema,
    country: site.code,
    initial: addressTexts(address),
    ...(problem === undefined ? {} : { refused: problem.fields }),
  })
  const submit = async (element: HTMLFormElement): Promise<void> => {
    const values = await form.submit(element)
    if (values === undefined) return
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
    onSave({ ...given, countryCode: site.code, locale: address?.locale ?? locale, default: isDefault })
  }
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void submit(event.currentTarget)
      }}
    >
      {problem !== undefined && (
        <Alert tone="danger" incident={problem.incident}>
          <Translation id={problem.key} />
        </Alert>
      )}
      <SchemaFields schema={schema} form={form} section={kind} />
      <Checkbox
        name="default"
        label={t('myAccount.useAsDefault')}
        checked={isDefault}
        onChange={(event) => setIsDefault(event.target.checked)}
      />
      <Button type="submit" size="large" fullWidth isBusy={isBusy}>
        {t('myAccount.saveAddress')}
      </Button>
    </form>
  )
}
