import { useId } from 'react'
import type { BlockViewProps } from '../block.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './support-nav.module.scss'

/** Ways to get help, by section. */
export const SupportNav = ({ props, slots }: BlockViewProps<'support-nav'>) => {
  const t = useTranslate()
  const headingId = useId()
  return (
    <Section>
      <nav {...(props.heading === '' ? { 'aria-label': t('frame.support') } : { 'aria-labelledby': headingId })}>
        {props.heading !== '' && (
          <h2 id={headingId} className={styles.heading}>
            {props.heading}
          </h2>
        )}
        <div className={styles.sections}>{slots.sections}</div>
      </nav>
    </Section>
  )
}
