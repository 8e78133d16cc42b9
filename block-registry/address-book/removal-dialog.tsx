import type { Address } from '../../schemas/api/address.ts'
import { RemovalChoice, TaskBody } from '../../src/features/account/saved-items.tsx'
import type { ChangeProblem } from '../../src/features/account/use-saved-list.ts'
import { Translation } from '../../src/i18n/translation.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/notice/alert.tsx'
import { AddressLines } from '../../src/ui/address-lines/address-lines.tsx'
import { Dialog } from '../../src/ui/dialog/dialog.tsx'
import styles from './address-book.module.scss'

interface Props {
  /** The dialog is open while an address is given. */
  readonly address: Address | undefined
  readonly isBusy: boolean
  readonly problem: ChangeProblem | undefined
  readonly onClose: () => void
  readonly onRemove: (address: Address) => void
}

/** Asks once more before an address is gone. */
export const RemovalDialog = ({ address, isBusy, problem, onClose, onRemove }: Props) => {
  const t = useTranslate()
  return (
    <Dialog isOpen={address !== undefined} onClose={onClose} size="small" title={t('myAccount.removeAddress')}>
      <TaskBody>
        {problem !== undefined && (
          <Alert tone="danger" incident={problem.incident}>
            <Translation id={problem.key} />
          </Alert>
        )}
        <address className={styles.address}>
          <AddressLines address={address} regions={address?.regionNames ?? {}} />
        </address>
        <RemovalChoice isBusy={isBusy} onRemove={() => address !== undefined && onRemove(address)} onKeep={onClose} />
      </TaskBody>
    </Dialog>
  )
}
