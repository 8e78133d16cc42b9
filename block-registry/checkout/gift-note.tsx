import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Checkbox } from '../../src/ui/field/checkbox.tsx'
import { TextArea } from '../../src/ui/field/text-area.tsx'
import type { GiftNoteForm } from './use-gift-note.ts'
import styles from './delivery-form.module.scss'

/** Asks whether the order is a gift, and for the note that goes with it. */
export const GiftNote = ({ form }: { readonly form: GiftNoteForm }) => {
  const t = useTranslate()
  const { maxLength, isGift, choose, text, left, change, hasLostEmoji, problem } = form
  if (maxLength === 0) return null
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{t('checkout.gift.title')}</legend>
      <Checkbox name="isGift" label={t('checkout.gift.ask')} checked={isGift} onChange={(event) => choose(event.target.checked)} />
      {isGift && (
        <TextArea
          name="giftNote"
          label={t('checkout.gift.label')}
          hint={t('checkout.gift.hint', { left })}
          error={problem === undefined ? undefined : t(`checkout.gift.${problem}`, { count: maxLength })}
          rows={3}
          dir="auto"
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {isGift && (
        <p role="status" className={styles.note}>
          {hasLostEmoji && t('checkout.gift.noEmoji')}
        </p>
      )}
    </fieldset>
  )
}
