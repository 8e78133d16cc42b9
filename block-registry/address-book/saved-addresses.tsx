import { useMemo, useState } from 'react'
import type { Address } from '../../schemas/api/address.ts'
import { addAddress, removeAddress, updateAddress, type SavedKind } from '../../src/clients/commerce/operations/addresses.ts'
import { SavedItems } from '../../src/features/account/saved-items.tsx'
import { Unlisted } from '../../src/features/account/unlisted.tsx'
import { useSavedList, type SavedListOptions } from '../../src/features/account/use-saved-list.ts'
import { listWithDefault } from '../../src/features/address/list-with-default.ts'
import { Translation } from '../../src/i18n/translation.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Dialog } from '../../src/ui/dialog/dialog.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import styles from './address-book.module.scss'

/** What the shopper is doing to which address. */
type Task =
  | { readonly type: 'add'; readonly kind: SavedKind }
  | { readonly type: 'edit'; readonly address: Address }
  | { readonly type: 'remove'; readonly address: Address }

const KINDS = [
  { kind: 'shipping', title: 'myAccount.deliveryAddresses' },
  { kind: 'billing', title: 'myAccount.billingAddresses' },
] as const

const REFUSALS = { ADDRESS_LIMIT: 'myAccount.addressLimit', ADDRESS_INVALID: 'checkout.checkFields' }

/** Delivery and billing addresses, each with what can be done to it. */
export const SavedAddresses = () => {
  const t = useTranslate()
  const { locale } = useSite()
  const options = useMemo(
    (): SavedListOptions<Address> => ({ area: 'address', list: listWithDefault(locale), refusals: REFUSALS }),
    [locale],
  )
  const { answer, failure, incident, retry, isBusy, problem, clearProblem, change } = useSavedList(options)
  const [task, setTask] = useState<Task>()
  const begin = (next: Task | undefined): void => {
    clearProblem()
    setTask(next)
  }
  if (answer.status !== 'loaded') return <Unlisted status={answer.status} failure={t(failure)} incident={incident} onRetry={retry} />
  const end = (isDone: boolean): void => {
    if (isDone) setTask(undefined)
  }
  const remove = async ({ reference }: Address): Promise<void> => {
    const id = reference ?? ''
    end(await change('unableToDelete', (commerce) => removeAddress(commerce)(id)))
  }
  const save = async (address: Address): Promise<void> => {
    if (task?.type === 'edit') {
      const reference = task.address.reference ?? ''
      end(await change('unableToUpdate', (commerce) => updateAddress(commerce)({ reference, address })))
    }
    if (task?.type === 'add') {
      const { kind } = task
      end(await change('unableToAdd', (commerce) => addAddress(commerce)({ kind, address })))
    }
  }
  const makeDefault = (address: Address): void => {
    const { reference } = address
    clearProblem()
    void change('unableToUpdate', (commerce) =>
      updateAddress(commerce)({ reference: reference ?? '', address: { ...address, default: true } }),
    )
  }
  return (
    <>
      {problem !== undefined && task === undefined && (
        <Alert tone="danger" incident={problem.incident}>
          <Translation id={problem.key} />
        </Alert>
      )}
      {KINDS.map(({ kind, title }) => (
        <section key={kind} className={styles.kind} aria-label={t(title)}>
          <div className={styles.head}>
            <h2 className={styles.title}>{t(title)}</h2>
            <Button type="button" variant="secondary" size="small" onClick={() => begin({ type: 'add', kind })}>
              {t('myAccount.addAddress')}
            </Button>
          </div>
          <AddressCards
            addresses={answer.value.filter(({ type }) => (type ?? 'shipping') === kind)}
            isBusy={isBusy}
            onDefault={makeDefault}
            onEdit={(address) => begin({ type: 'edit', address })}
            onRemove={(address) => begin({ type: 'remove', address })}
          />
        </section>
      ))}
      <Dialog
        isOpen={task?.type === 'add' || task?.type === 'edit'}
        onClose={() => begin(undefined)}
        title={t(task?.type === 'edit' ? 'myAccount.editAddress' : 'myAccount.addAddress')}
      >
        {(task?.type === 'add' || task?.type === 'edit') && (
          <AddressForm
            kind={task.type === 'add' ? task.kind : (task.address.type ?? 'shipping')}
            address={task.type === 'edit' ? task.address : undefined}
            isBusy={isBusy}
            problem={problem}
            onSave={(address) => void save(address)}
          />
        )}
      </Dialog>
      <RemovalDialog
        address={task?.type === 'remove' ? task.address : undefined}
        isBusy={isBusy}
        problem={problem}
        onClose={() => begin(undefined)}
        onRemove={(address) => void remove(address)}
      />
    </>
  )
}

interface CardsProps extends Omit<Parameters<typeof AddressCard>[0], 'address'> {
  readonly addresses: readonly Address[]
}

const AddressCards = ({ addresses, ...actions }: CardsProps) => {
  const t = useTranslate()
  if (addresses.length === 0) return <p className={styles.none}>{t('myAccount.noAddress')}</p>
  return (
    <SavedItems>
      {addresses.map((address) => (
        <AddressCard key={address.reference} address={address} {...actions} />
      ))}
    </SavedItems>
  )
}
