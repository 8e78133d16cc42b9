import { useId } from 'react'
import type { ComposeProblem } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isolateWay } from '../isolate.ts'
import { MendButtons } from '../mends/mend-buttons.tsx'
import type { SelectField } from './select-field.ts'
import { useProblemInWords } from '../use-problem-in-words.ts'
import styles from './editor.module.scss'

interface Props {
  readonly problems: readonly ComposeProblem[]
  readonly onSelect: SelectField
}

/** What the publish gate says and what is wrong around the page, errors first; each leads to its field, with what mends it. */
export const ProblemList = ({ problems, onSelect }: Props) => {
  const t = useTranslate()
  const inWords = useProblemInWords()
  const listId = useId()
  if (problems.length === 0) return <p>{t('compose.noProblems')}</p>
  return (
    <ul className={styles.problems}>
      {errorsFirst(problems).map((problem, index) => (
        <li key={`${problem.code} ${problem.path} ${problem.message}`}>
          <p className={problem.severity === 'error' ? styles.error : styles.warning}>{t(`compose.severity.${problem.severity}`)}</p>
          <p>
            <button type="button" onClick={() => onSelect(problem.entryId, problem.field)}>
              {isolateWay(problem.where)}
            </button>
          </p>
          <p id={`${listId}-${index}`}>{inWords(problem)}</p>
          <p className={styles.quiet}>
            <bdi dir="ltr">{problem.sites.join(', ')}</bdi>
          </p>
          <MendButtons problem={problem} describedBy={`${listId}-${index}`} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  )
}

export const errorsFirst = (problems: readonly ComposeProblem[]): readonly ComposeProblem[] =>
  problems.toSorted((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'))
