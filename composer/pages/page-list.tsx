import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { ComposePage, ComposeSite } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import styles from './page-list.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'pages'>
  readonly sites: readonly ComposeSite[]
}

/** Every page with its state; found by words, site and state. */
export const PageList = ({ client, sites }: Props) => {
  const t = useTranslate()
  const [pages, setPages] = useState<readonly ComposePage[]>()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  const [words, setWords] = useState('')
  const [siteTag, setSiteTag] = useState('')
  const [state, setState] = useState('')
  useEffect(() => {
    document.title = t('compose.title')
  }, [t])
  useEffect(() => {
    let isCurrent = true
    void client.pages().then((answer) => {
      if (!isCurrent) return
      if (answer.ok) setPages(answer.value.pages)
      setFailure(answer.ok ? undefined : answer.refusal.message || t('compose.unreachable'))
    })
    return () => void (isCurrent = false)
  }, [client, tries, t])
  const shown = (pages ?? []).filter(
    (page) =>
      `${page.title} ${page.key} ${page.kind}`.toLowerCase().includes(words.trim().toLowerCase()) &&
      (siteTag === '' || page.sites.length === 0 || page.sites.includes(siteTag)) &&
      (state === '' || (state === 'refused' ? page.isRefused : page.state === state)),
  )
  return (
    <main className={styles.list}>
      <h1>{t('compose.pages')}</h1>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          {t('compose.search')}
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <label>
          {t('compose.site')}
          <select value={siteTag} onChange={({ target }) => setSiteTag(target.value)}>
            <option value="">{t('compose.allSites')}</option>
            {sites.map((site) => (
              <option key={site.siteTag} value={site.siteTag}>
                {site.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('compose.state')}
          <select value={state} onChange={({ target }) => setState(target.value)}>
            <option value="">{t('compose.anyState')}</option>
            {STATES.map((each) => (
              <option key={each} value={each}>
                {t(`compose.state.${each}`)}
              </option>
            ))}
          </select>
        </label>
      </form>
      <div role="status">
        {failure !== undefined && (
          <p className={styles.error}>
            {failure}{' '}
            <button type="button" onClick={() => setTries(tries + 1)}>
              {t('compose.tryAgain')}
            </button>
          </p>
        )}
        {failure === undefined && <p>{pages === undefined ? t('compose.loading') : t('compose.pageCount', { count: shown.length })}</p>}
      </div>
      {shown.length > 0 && <PageTable pages={shown} siteTag={siteTag} />}
    </main>
  )
}

const STATES = ['draft', 'changed', 'live', 'archived', 'refused'] as const

const PageTable = ({ pages, siteTag }: { readonly pages: readonly ComposePage[]; readonly siteTag: string }) => {
  const t = useTranslate()
  const search = siteTag === '' ? '' : `?site=${encodeURIComponent(siteTag)}`
  return (
    <div className={styles.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('compose.page')}</th>
            <th scope="col">{t('compose.address')}</th>
            <th scope="col">{t('compose.sites')}</th>
            <th scope="col">{t('compose.state')}</th>
            <th scope="col">{t('compose.changed')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <tr key={page.id}>
              <th scope="row">
                <Link to={`/pages/${encodeURIComponent(page.id)}${search}`} dir="auto">
                  {page.title === '' ? page.key : page.title}
                </Link>
              </th>
              <td>
                <bdi dir="ltr">{pathOfKey(page.key) ?? page.kind}</bdi>
              </td>
              <td>{page.sites.length === 0 ? t('compose.allSites') : page.sites.join(', ')}</td>
              <td>
                <span className={styles[page.state]}>{t(`compose.state.${page.state}`)}</span>
                {page.isRefused && <span className={styles.refused}>{t('compose.state.refused')}</span>}
              </td>
              <td>
                <time dateTime={page.updatedAt}>
                  {new Date(page.updatedAt).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })}
                </time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
