import type { StoredPayment } from '../../schemas/api/stored-payment.ts'
import { cardWords, isExpired } from '../../src/features/cards/stored-card.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Badge } from '../../src/ui/badge/badge.tsx'
import { RadioGroup } from '../../src/ui/field/radio-group.tsx'
import styles from './address-choice.module.scss'

/** The choice that is no id of a card. */
export const NEW_CARD = 'new'

interface Props {
  readonly cards: readonly StoredPayment[]
  readonly now: Date
  readonly value: string
  readonly onChange: (choice: string) => void
}

/** The saved cards to choose from, and a new one as the last choice. One that has expired is listed, and cannot be chosen (CALL-57). */
export const CardChoice = ({ cards, now, value, onChange }: Props) => {
  const t = useTranslate()
  return (
    <RadioGroup
      legend={t('checkout.savedCards')}
      name="savedCard"
      value={value}
      onChange={onChange}
      options={[
        ...cards.map((card) => {
          const isOver = isExpired(card, now)
          return {
            value: card.id,
            isDisabled: isOver,
            label: (
              <span className={styles.name}>
                {cardWords(card)} {card.default && <Badge tone="accent">{t('myAccount.default')}</Badge>}{' '}
                {isOver && <Badge tone="warning">{t('myAccount.expired')}</Badge>}
              </span>
            ),
            description: (
              <>
                <span className={styles.line}>
                  <bdi>{card.holderName}</bdi>{' '}
                </span>
                <span className={styles.line}>
                  {t('myAccount.expires')} <bdi dir="ltr">{`${card.expiryMonth}/${card.expiryYear}`}</bdi>
                </span>
              </>
            ),
          }
        }),
        { value: NEW_CARD, label: t('checkout.newCard') },
      ]}
    />
  )
}
