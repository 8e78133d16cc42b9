import { useState } from 'react'
import type { StoredPayment, StoredPaymentChange } from '../../schemas/api/stored-payment.ts'
import {
  addStoredPayment,
  listStoredPayments,
  removeStoredPayment,
  updateStoredPayment,
} from '../../src/clients/commerce/operations/stored-payments.ts'
import { RemovalChoice, SavedItems, TaskBody } from '../../src/features/account/saved-items.tsx'
import { Unlisted } from '../../src/features/account/unlisted.tsx'
import { useSavedList, type SavedListOptions } from '../../src/features/account/use-saved-list.ts'
import { CardForm, type EncryptedCard } from '../../src/features/cards/card-form.tsx'
import { cardWords } from '../../src/features/cards/stored-card.ts'
import { Translation } from '../../src/i18n/translation.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Dialog } from '../../src/ui/dialog/dialog.tsx'
import { CardChangeForm } from './card-change-form.tsx'
import { SavedCard } from './saved-card.tsx'
import styles from './payment-methods.module.scss'

type Task = { readonly type: 'add' } | { readonly type: 'edit' | 'remove'; readonly card: StoredPayment }

const CARDS: SavedListOptions<StoredPayment> = {
  area: 'payment',
  list: (commerce) => listStoredPayments(commerce)(),
  refusals: { TOO_MANY_ATTEMPTS: 'codes.payment.tooManyAttempts' },
}

/** Saved cards, each with what can be done to it. */
export const SavedCards = () => {
  const t = useTranslate()
  const { site } = useSite()
  const { answer, failure, incident, retry, isBusy, problem, clearProblem, change } = useSavedList(CARDS)
  const [task, setTask] = useState<Task>()
  const begin = (next: Task | undefined): void => {
    clearProblem()
    setTask(next)
  }
  if (answer.status !== 'loaded') return <Unlisted status={answer.status} failure={t(failure)} incident={incident} onRetry={retry} />
  const end = (isDone: boolean): void => {
    if (isDone) setTask(undefined)
  }
  const add = async ({ lastFour: _shown, ...card }: EncryptedCard): Promise<void> =>
    end(await change('unableToAdd', (commerce) => addStoredPayment(commerce)(card)))
  const update = async ({ id }: StoredPayment, given: StoredPaymentChange): Promise<void> =>
    end(await change('unableToUpdate', (commerce) => updateStoredPayment(commerce)({ id, change: given })))
  const remove = async ({ id }: StoredPayment): Promise<void> =>
    end(await change('unableToDelete', (commerce) => removeStoredPayment(commerce)(id)))
  const refusal = problem !== undefined && (
    <Alert tone="danger" incident={problem.incident}>
      <Translation id={problem.key} />
    </Alert>
  )
  return (
    <>
      {task === undefined && refusal}
      {answer.value.length === 0 ? (
        <p className={styles.none}>{t('myAccount.noCard')}</p>
      ) : (
        <SavedItems>
          {answer.value.map((card) => (
            <SavedCard
              key={card.id}
              card={card}
              isBusy={isBusy}
              onDefault={() => void update(card, { default: true })}
              onEdit={() => begin({ type: 'edit', card })}
              onRemove={() => begin({ type: 'remove', card })}
            />
          ))}
        </SavedItems>
      )}
      <Button type="button" variant="secondary" className={styles.add} onClick={() => begin({ type: 'add' })}>
        {t('myAccount.addCard')}
      </Button>
      <Dialog isOpen={task?.type === 'add'} onClose={() => begin(undefined)} title={t('myAccount.addCard')}>
        <TaskBody>
          {refusal}
          <CardForm
            id="add-card"
            action={t('myAccount.saveCard')}
            clientKey={site.payments.clientKey}
            isBusy={isBusy}
            onCard={(card) => void add(card)}
          />
        </TaskBody>
      </Dialog>
      <Dialog isOpen={task?.type === 'edit'} onClose={() => begin(undefined)} size="small" title={t('myAccount.editCard')}>
        <TaskBody>
          {refusal}
          {task?.type === 'edit' && <CardChangeForm card={task.card} isBusy={isBusy} onSave={(given) => void update(task.card, given)} />}
        </TaskBody>
      </Dialog>
      <Dialog isOpen={task?.type === 'remove'} onClose={() => begin(undefined)} size="small" title={t('myAccount.removeCard')}>
        <TaskBody>
          {refusal}
          {task?.type === 'remove' && (
            <>
              <p>{cardWords(task.card)}</p>
              <RemovalChoice isBusy={isBusy} onRemove={() => void remove(task.card)} onKeep={() => begin(undefined)} />
            </>
          )}
        </TaskBody>
      </Dialog>
    </>
  )
}
