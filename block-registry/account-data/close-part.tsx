import { useState } from 'react'
import { AccountPart } from '../../src/features/account/account-part.tsx'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Button } from '../../src/ui/button/button.tsx'
import { Dialog } from '../../src/ui/dialog/dialog.tsx'
import { CloseForm } from './close-form.tsx'
import styles from './close-part.module.scss'

const LOST = ['profile.lostSignIn', 'profile.lostSaved', 'profile.lostOrders', 'profile.lostMarketing'] as const
const KEPT = ['profile.keptOrders', 'profile.keptMails'] as const

/** What deleting the account takes away, what the law has us keep, and the way to do it. */
export const ClosePart = () => {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <AccountPart title={t('profile.close')}>
      <p>{t('profile.lost')}</p>
      <ul className={styles.list}>
        {LOST.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p>{t('profile.kept')}</p>
      <ul className={styles.list}>
        {KEPT.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <Button type="button" variant="secondary" onClick={() => setIsOpen(true)}>
        {t('profile.closeButton')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} size="small" title={t('profile.closeTitle')}>
        {isOpen && <CloseForm onKeep={() => setIsOpen(false)} />}
      </Dialog>
    </AccountPart>
  )
}
