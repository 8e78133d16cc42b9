import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { AddressState } from './use-address-check.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './address.module.scss'

interface Props {
  readonly id: string
  readonly state: AddressState
  /** Takes the address that is offered in its place. */
  readonly onUse: (path: string) => void
}

/** What is the matter with an address, read out as it comes. */
export const AddressNote = ({ id, state, onUse }: Props) => {
  const t = useTranslate()
  const answer = typeof state === 'object' ? state : undefined
  const { suggestion } = answer ?? {}
  return (
    <div className={styles.note} data-state={answer?.state}>
      <p id={id} role="status">
        {state === 'checking' && t('compose.addressCheck.checking')}
        {state === 'failed' && t('compose.addressCheck.failed')}
        {answer !== undefined && sentenceInWords(answer, t)}
      </p>
      {suggestion !== undefined && (
        <button type="button" onClick={() => onUse(suggestion)}>
          {t('compose.addressCheck.use', { path: suggestion })}
        </button>
      )}
    </div>
  )
}

/** Whether somebody has said that the page cannot have the address. */
export const isRefused = (state: AddressState): boolean => typeof state === 'object' && state.state !== 'free'
