import { useMemo } from 'react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { ComposeSession } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { ALL_SITES } from '../../src/site/all-sites.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { EditorPage } from './editor-page.tsx'
import { useDocument } from './use-document.ts'
import { TryAgain } from '../try-again.tsx'
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
  const { site, language } = useMemo(() => readView(search, own === undefined ? undefined : Object.values(own)[0]), [search, own])
  if (opening.status === 'failed')
    return (
      <main className={styles.noCanvas} role="alert">
        <p>{opening.message || t('compose.unreachable')}</p>
        <p>
          <TryAgain onClick={again} /> <Link to="/">{t('compose.pages')}</Link>
        </p>
      </main>
    )
  if (page === undefined || site === undefined)
    return (
      <main className={styles.noCanvas} role="status">
        {t('compose.loading')}
      </main>
    )
  return (
    <EditorPage
      key={pageId}
      client={client}
      session={session}
      page={page}
      pageId={pageId}
      site={site}
      language={language}
      onView={(siteTag, lang) => setSearch({ site: siteTag, lang }, { replace: true })}
      onReload={again}
    />
  )
}

/** The site and language of the address; else a site that the page is for, in its own language. */
const readView = (search: URLSearchParams, own: unknown): { readonly site: SiteConfig | undefined; readonly language: string } => {
  const tags = Array.isArray(own) ? own : []
  const site =
    ALL_SITES.find(({ siteTag }) => siteTag === search.get('site')) ??
    ALL_SITES.find(({ siteTag }) => tags.includes(siteTag)) ??
    ALL_SITES.find((each) => each.default) ??
    ALL_SITES[0]
  const wanted = search.get('lang') ?? ''
  return { site, language: site?.languages.includes(wanted) === true ? wanted : (site?.defaultLanguage ?? 'en') }
}
