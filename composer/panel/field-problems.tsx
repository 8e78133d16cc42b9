import type { ComposeProblem } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import styles from './field.module.scss'

interface Props {
  readonly id: string
  readonly problems: readonly ComposeProblem[]
}

/** What the gate says about a field, errors told from warnings by a word. */
export const FieldProblems = ({ id, problems }: Props) => {
  const t = useTranslate()
  return (
    <div id={id} role="status" className={styles.problems}>
      {problems.map(({ severity, code, path, message }) => (
        <p key={`${code} ${path} ${message}`} data-severity={severity}>
          <strong>{t(`compose.panel.${severity}`)}</strong> {message}
        </p>
      ))}
    </div>
  )
}
