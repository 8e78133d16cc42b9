import { useId } from 'react'
import type { ComposeSection } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { CardProps } from './card-keys.ts'
import styles from './insert.module.scss'

interface Props {
  readonly sections: readonly ComposeSection[]
  readonly cardPropsOf: (id: string) => CardProps
  readonly onChoose: (sectionId: string) => void
}

/** Shared sections of the space, with how many pages show them: whoever changes one changes all of these. */
export const SectionCards = ({ sections, cardPropsOf, onChoose }: Props) => {
  const t = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('compose.insert.sections')}</h3>
      <p className={styles.about}>{t('compose.insert.sectionsAbout')}</p>
      <ul className={styles.cards}>
        {sections.map((section) => (
          <li key={section.id} className={styles.card}>
            <button type="button" {...cardPropsOf(section.id)} onClick={() => onChoose(section.id)}>
              <strong dir="auto">{section.title === '' ? t('compose.insert.untitled') : section.title}</strong>{' '}
              <small>
                {t('compose.insert.usedOn', { count: section.usedBy })} · {t(`compose.state.${section.state}`)}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
