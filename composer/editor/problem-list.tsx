import type { ComposeProblem } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolateWay } from '../isolate.ts'
import styles from './editor.module.scss'

interface Props {
  readonly problems: readonly ComposeProblem[]
  readonly onSelect: (entryId: string) => void
}

/** What the publish gate says, errors first; each leads to its block. */
export const ProblemList = ({ problems, onSelect }: Props) => {
  const t = useTranslate()
  if (problems.length === 0) return <p>{t('compose.noProblems')}</p>
  const sorted = problems.toSorted((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'))
  return (
    <ul className={styles.problems}>
      {sorted.map((problem) => (
        <li key={`${problem.code} ${problem.path} ${problem.message}`}>
          <p className={problem.severity === 'error' ? styles.error : styles.warning}>{t(`compose.severity.${problem.severity}`)}</p>
          <p>
            <button type="button" onClick={() => onSelect(problem.entryId)}>
              {isolateWay(problem.where)}
            </button>
          </p>
          <p dir="auto">{problem.message}</p>
          <p className={styles.quiet}>{problem.sites.join(', ')}</p>
        </li>
      ))}
    </ul>
  )
}
