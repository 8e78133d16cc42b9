import { useTranslate } from '../../src/i18n/use-translate.ts'
import { HowToMeasure } from '../../src/features/size-guide/how-to-measure.tsx'
import { SizeGuideTables } from '../../src/features/size-guide/size-guide-tables.tsx'
import { UnitChoice } from '../../src/features/size-guide/unit-choice.tsx'
import { Section } from '../../src/ui/section/section.tsx'
import type { BlockViewProps } from '../block.ts'
import styles from './size-guides-page.module.scss'

/** Every size guide under each other, and how to measure (BLOCK-33). Hydrates at once: the unit is the shopper's own. */
export const SizeGuidesPage = ({ props: { heading }, data }: BlockViewProps<'size-guides-page'>) => {
  const t = useTranslate()
  const { categories = [], howToMeasureData } = data.guides ?? {}
  if (categories.length === 0) return null
  return (
    <Section as="section" className={styles.guides}>
      <h2 className={styles.heading}>{heading === '' ? t('sizeGuide.heading') : heading}</h2>
      <UnitChoice />
      {categories.map((category) => (
        <section key={category.categoryKey} id={`size-guide-${category.categoryKey}`}>
          <h3 className={styles.title}>{category.categoryTitle}</h3>
          <SizeGuideTables category={category} />
        </section>
      ))}
      {howToMeasureData !== undefined && (
        <section>
          <h3 className={styles.title}>{howToMeasureData.descriptionHeader}</h3>
          <HowToMeasure howTo={howToMeasureData} />
        </section>
      )}
    </Section>
  )
}
