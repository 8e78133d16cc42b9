import { useTranslate } from '../../i18n/use-translate.ts'
import type { Department } from './departments.ts'
import styles from './pullout.module.scss'

interface Props {
  readonly departments: readonly Department[]
  readonly current: string | undefined
  readonly onChoose: (key: string) => void
}

/** The departments side by side; the one chosen becomes the shopper's navigation context (MENU-06). */
export const DepartmentSwitch = ({ departments, current, onChoose }: Props) => {
  const t = useTranslate()
  return (
    <div role="group" aria-label={t('frame.contexts')} className={styles.departments}>
      {departments.map(({ key, label }) => (
        <button key={key} type="button" className={styles.department} aria-pressed={key === current} onClick={() => onChoose(key)}>
          {label}
        </button>
      ))}
    </div>
  )
}
