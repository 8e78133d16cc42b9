import type { StoredPayment } from '../../schemas/api/stored-payment.ts'
import { SavedItem } from '../../src/features/account/saved-items.tsx'
import { brandName, cardWords, isExpired } from '../../src/features/cards/stored-card.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { wallTime } from '../../src/lib/clock.ts'
import { Badge } from '../../src/ui/badge/badge.tsx'
import { Icon } from '../../src/ui/icon/icon.tsx'
import styles from './payment-methods.module.scss'

interface Props {
  readonly card: StoredPayment
  readonly isBusy: boolean
  readonly onDefault: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** One saved card. An expired one stays listed, and says so (CALL-57). */
export const SavedCard = ({ card, isBusy, onDefault, onEdit, onRemove }: Props) => {
  const t = useTranslate()
  const name = cardWords(card)
  const isOver = isExpired(card, new Date(wallTime()))
  return (
    <SavedItem name={name} isBusy={isBusy} onEdit={onEdit} onRemove={onRemove} onDefault={card.default || isOver ? undefined : onDefault}>
      <div className={styles.head}>
        <Icon name="card" size="2.4rem" />
        <p className={styles.brand}>
          {brandName(card.brand)} <bdi dir="ltr">•••• {card.lastFour}</bdi>
        </p>
        {card.default && <Badge tone="accent">{t('myAccount.default')}</Badge>}
        {isOver && <Badge tone="warning">{t('myAccount.expired')}</Badge>}
      </div>
      <p>{card.holderName}</p>
      <p className={styles.none}>
        {t('myAccount.expires')} <bdi dir="ltr">{`${card.expiryMonth}/${card.expiryYear}`}</bdi>
      </p>
    </SavedItem>
  )
}
