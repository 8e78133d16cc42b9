import { useTranslate } from '../../i18n/use-translate.ts'
import styles from './incident.module.scss'

interface Props {
  /** Undefined where the shopper can mend it: nothing is shown. */
  readonly id: string | undefined
}

/** By which whoever helps the shopper finds a failure in the log and in the collector. A click selects all of it. */
export const Incident = ({ id }: Props) => (id === undefined ? null : <Reference id={id} />)

const Reference = ({ id }: { readonly id: string }) => {
  const t = useTranslate()
  const [before, after] = t('core.incident', { id }).split(id)
  return (
    <small className={styles.incident}>
      {before}
      <code dir="ltr" className={styles.id}>
        {id}
      </code>
      {after}
    </small>
  )
}
