import { useCallback } from 'react'
import type { ComposeAction } from '../../schemas/api/compose-history.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { TryAgain } from '../try-again.tsx'
import { interfaceLocale } from '../interface-locale.ts'
import styles from './history-dialog.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'history'>
  readonly pageId: string
  readonly onClose: () => void
}

/** The last things that were done to the page, with who did them and when. */
export const HistoryDialog = ({ client, pageId, onClose }: Props) => {
  const t = useTranslate()
  const ask = useCallback(() => client.history(pageId), [client, pageId])
  const { value, failure, askAgain } = useAnswer(ask)
  return (
    <PickDialog title={t('compose.history')} onClose={onClose}>
      <div role="status">
        {value === undefined && failure === undefined && <p>{t('compose.loading')}</p>}
        {failure !== undefined && (
          <p>
            {failure || t('compose.unreachable')} <TryAgain onClick={askAgain} />
          </p>
        )}
        {value?.actions.length === 0 && <p>{t('compose.history.none')}</p>}
      </div>
      {value !== undefined && value.actions.length > 0 && (
        <ol className={styles.actions}>
          {value.actions.map((action) => (
            <HistoryLine key={action.id} action={action} />
          ))}
        </ol>
      )}
    </PickDialog>
  )
}

const HistoryLine = ({ action: { at, user, action, ids, outcome } }: { readonly action: ComposeAction }) => {
  const t = useTranslate()
  return (
    <li>
      <time dateTime={at}>{momentFormat().format(new Date(at))}</time>
      <strong dir="auto">{user}</strong>
      <span>
        {t(`compose.history.${action}`, { count: ids.length })}
        {outcome !== 'done' && <em> {t(outcome === 'REDIRECT_MISSING' ? 'compose.history.noRedirect' : 'compose.history.notDone')}</em>}
      </span>
    </li>
  )
}

/** In the time of her own computer. */
const momentFormat = (): Intl.DateTimeFormat => new Intl.DateTimeFormat(interfaceLocale(), { dateStyle: 'medium', timeStyle: 'short' })
