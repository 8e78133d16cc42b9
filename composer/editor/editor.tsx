import { useMemo } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { ComposeSession } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { CommentsProvider } from '../comments/comments-context.tsx'
import { EditorPage } from './editor-page.tsx'
import { readView, searchOf } from '../view/canvas-view.ts'
import { useDocument } from './use-document.ts'
import { TryAgain } from '../try-again.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './editor.module.scss'

interface Props {
  readonly client: ComposeClient
  readonly session: ComposeSession
}

/** A page in the site and language that its address names. */
export const Editor = ({ client, session }: Props) => {
  const t = useTranslate()
  const { pageId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const { opening, again } = useDocument(client, pageId)
  // Until the page of another address is read, the one before is still there.
  const page = opening.status === 'open' && opening.page.store.get().document.pageId === pageId ? opening.page : undefined
  const own = page?.store.get().document.entries[pageId]?.fields['sites']
  const view = useMemo(() => readView(search, own === undefined ? undefined : Object.values(own)[0]), [search, own])
  if (opening.status === 'failed')
    return (
      <main className={styles.noCanvas} role="alert">
        <p>{sentenceInWords(opening, t)}</p>
        <p>
          <TryAgain onClick={again} /> <Link to="/">{t('compose.pages')}</Link>
        </p>
      </main>
    )
  if (page === undefined || view === undefined)
    return (
      <main className={styles.noCanvas} role="status">
        {t('compose.loading')}
      </main>
    )
  return (
    <CommentsProvider client={client} pageId={pageId}>
      <EditorPage
        key={pageId}
        client={client}
        session={session}
        page={page}
        pageId={pageId}
        view={view}
        onView={(wanted) => setSearch(searchOf(wanted), { replace: true })}
        onReload={again}
        target={search.get('block') ?? undefined}
      />
    </CommentsProvider>
  )
}
