import type { StoredPayment } from '../../schemas/api/stored-payment.ts'
import { SavedItem } from '../../src/features/account/saved-items.tsx'
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

/** A card in words that read from left to right in every language. */
export const cardWords = ({ brand, lastFour }: Pick<StoredPayment, 'brand' | 'lastFour'>): string =>
  `\u2066${brandName(brand)} •••• ${lastFour}\u2069`

/** Names are the brands' own, the same in every language; one that is not known keeps the provider's word. */
const brandName = (brand: string): string => BRANDS[brand] ?? brand

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  discover: 'Discover',
  diners: 'Diners Club',
  maestro: 'Maestro',
  cup: 'UnionPay',
}

/** A card is good to the end of its month. */
const isExpired = ({ expiryMonth, expiryYear }: StoredPayment, now: Date): boolean =>
  Number(expiryYear) * 12 + Number(expiryMonth) < now.getFullYear() * 12 + now.getMonth() + 1
