import type { ComposeProblem } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { MendButtons } from '../mends/mend-buttons.tsx'
import { useProblemInWords } from '../use-problem-in-words.ts'
import styles from './field.module.scss'

interface Props {
  readonly id: string
  readonly problems: readonly ComposeProblem[]
}

/** What the gate says about a field, errors told from warnings by a word, and what mends it. */
export const FieldProblems = ({ id, problems }: Props) => {
  const t = useTranslate()
  const inWords = useProblemInWords()
  return (
    <>
      <div id={id} role="status" className={styles.problems}>
        {problems.map((problem, index) => (
          <p key={`${problem.code} ${problem.path} ${problem.message}`} id={`${id}-${index}`} data-severity={problem.severity}>
            <strong>{t(`compose.panel.${problem.severity}`)}</strong> {inWords(problem)}
          </p>
        ))}
      </div>
      {problems.map((problem, index) => (
        <MendButtons key={`${problem.code} ${problem.path} ${problem.message}`} problem={problem} describedBy={`${id}-${index}`} />
      ))}
    </>
  )
}
