import { useCallback, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { PublishRequest } from '../../schemas/api/compose-programs.ts'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { isStateOf } from '../../src/content/composing/is-state-of.ts'
import { defaultLocaleOf } from '../../src/content/locales.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { useAnswer } from '../api/use-answer.ts'
import { PublishDialog } from '../editor/publish-dialog.tsx'
import { isolate } from '../isolate.ts'
import { pageLink } from '../page-link.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { firstZone } from '../releases/zone-choice.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './programs.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'open' | 'check' | 'live' | 'address' | 'confirmRequest'>
  readonly request: PublishRequest
  /** `isLive`: the page was published. */
  readonly onClose: (isLive: boolean) => void
}

/** What a program asks her to publish, exactly: read anew, and confirmed as it is or not at all. */
export const ConfirmDialog = ({ client, request, onClose }: Props) => {
  const t = useTranslate()
  const { pageId, versions, program } = request
  const { value: document, failure } = useAnswer(useCallback(() => client.open(pageId), [client, pageId]))
  const leave = (): void => onClose(false)
  const instead = (content: ReactNode) => (
    <PickDialog title={t('compose.publishTitle')} onClose={leave}>
      {content}
    </PickDialog>
  )
  if (failure !== undefined) return instead(<p className={styles.error}>{sentenceInWords(failure, t)}</p>)
  if (document === undefined) return instead(<p role="status">{t('compose.loading')}</p>)
  if (isStateOf(document, versions)) return <Confirmed client={client} request={request} document={document} onClose={onClose} />
  return instead(
    <>
      <p>{t('compose.programs.changed', { program: isolate(program) })}</p>
      <Link to={pageLink(pageId)}>{t('compose.programs.openPage')}</Link>
    </>,
  )
}

const Confirmed = ({ client, request, document, onClose }: Props & { readonly document: ComposeDocument }) => {
  const t = useTranslate()
  const navigate = useNavigate()
  const { value: checked } = useAnswer(useCallback(() => client.check(document), [client, document]))
  const { pageId, program, title, note } = request
  return (
    <PublishDialog
      document={document}
      locales={[defaultLocaleOf(document.locales)]}
      problems={checked?.problems ?? []}
      timeZone={firstZone()}
      client={{
        live: client.live,
        address: client.address,
        // What she sees is a state of what was asked.
        publish: (_page, wish) => client.confirmRequest(request.id, { ...wish, versions: request.versions }),
      }}
      intro={
        <>
          <p>{t('compose.programs.asks', { program: isolate(program), title: isolate(title) })}</p>
          {note !== '' && <blockquote dir="auto">{note}</blockquote>}
        </>
      }
      onSelect={(entryId) => void navigate(pageLink(pageId, { block: entryId }))}
      onClose={onClose}
    />
  )
}
