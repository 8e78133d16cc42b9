import type { AnyViewProps } from '../blocks/registry.ts'
import styles from './problem-note.module.scss'

/** As the server wrote them (src/content/preview-notes.ts). */
interface NotedProblem {
  readonly severity: 'error' | 'warning'
  readonly where: string
  readonly message: string
}

/** Says on the page what is the matter with the block below it, or with the one that is missing here. */
export const ProblemNote = ({ id, props, slots }: AnyViewProps) => {
  // Props of a block that only src/content/preview-notes.ts makes, in this form.
  const problems = props['problems'] as unknown as readonly NotedProblem[]
  const isError = problems.some(({ severity }) => severity === 'error')
  return (
    <div className={styles.frame} data-severity={isError ? 'error' : 'warning'}>
      <div className={styles.note} role="note" id={id} tabIndex={-1} lang="en" dir="ltr">
        <ul>
          {problems.map(({ where, message }) => (
            <li key={`${where} ${message}`}>
              <strong>{where}</strong> {message}
            </li>
          ))}
        </ul>
      </div>
      {slots['body']}
    </div>
  )
}
