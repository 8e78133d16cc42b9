import type { HowToMeasure as HowTo } from '../../../schemas/api/size-guide.ts'
import styles from './how-to-measure.module.scss'

/** Where to lay the tape, in words and, where there is one, in a drawing, which adds nothing to the words. */
export const HowToMeasure = ({ howTo: { diagramImageUrl, descriptionItems } }: { readonly howTo: HowTo }) => (
  <div className={styles.howTo}>
    {diagramImageUrl !== undefined && <img src={diagramImageUrl} alt="" className={styles.diagram} loading="lazy" decoding="async" />}
    <ul className={styles.steps}>
      {descriptionItems.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)
