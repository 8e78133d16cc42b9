import type { Address } from '../../schemas/api/address.ts'
import type { ChangeProblem } from '../../src/features/account/use-saved-list.ts'
import { Translation } from '../../src/i18n/translation.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Alert } from '../../src/ui/alert/alert.tsx'
import { AddressLines } from '../../src/ui/address-lines/address-lines.tsx'
import { Button } from '../../src/ui/button/button.tsx'
import { Dialog } from '../../src/ui/dialog/dialog.tsx'
import styles from './address-book.module.scss'

interface Props {
  /** Open while there is one. */
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
      <div className={styles.form}>
        {problem !== undefined && (
          <Alert tone="danger">
            <Translation id={problem.key} />
          </Alert>
        )}
        <address className={styles.address}>
          <AddressLines address={address} />
        </address>
        <div className={styles.choice}>
          <Button type="button" isBusy={isBusy} onClick={() => address !== undefined && onRemove(address)}>
            {t('myAccount.remove')}
          </Button>
          <Button type="button" variant="secondary" onClick={onClose}>
            {t('myAccount.keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
