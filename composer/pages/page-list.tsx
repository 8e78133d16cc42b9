import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ComposePage, ComposeRight, ComposeSite } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { CommandButtons } from '../commands/command-buttons.tsx'
import { SettingsMenu } from '../interface/settings-menu.tsx'
import { ReleaseDialog } from '../releases/release-dialog.tsx'
import type { ReleaseClient } from '../releases/use-release.ts'
import { firstZone, zonesFor } from '../releases/zone-choice.tsx'
import { ChosenPages } from './chosen-pages.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import { PageTable, type RowAction } from './page-table.tsx'
import { StartingPoints } from './starting-points.tsx'
import { StateDialog } from './state-dialog.tsx'
import { TryAgain } from '../try-again.tsx'
import { siteNames } from '../sites/site-names.ts'
import { PageLinks } from '../page-links.tsx'
import { SiteOptions } from '../sites/site-options.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './page-list.module.scss'

interface Props {
  readonly client: Pick<ComposeClient, 'makeFirstPage' | 'templates' | 'address' | 'createPage' | 'changeState' | 'programs'> &
    ReleaseClient
  readonly sites: readonly ComposeSite[]
  readonly rights: readonly ComposeRight[]
  /** Tags of the sites that she may publish for; undefined for all. */
  readonly publishSites?: readonly string[] | undefined
}

/** Every page with its state; found by words, site and state. Here pages begin and end. */
export const PageList = ({ client, sites, rights, publishSites }: Props) => {
  const t = useTranslate()
  const [pages, setPages] = useState<readonly ComposePage[]>()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  const [words, setWords] = useState('')
  const [siteTag, setSiteTag] = useState('')
  const [state, setState] = useState('')
  /** Pages for a release, by id. */
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [open, setOpen] = useState<{ readonly action: RowAction | 'new' | 'release'; readonly page?: ComposePage }>()
  const [address, setAddress] = useSearchParams()
  const isNew = address.has('new') && rights.includes('edit')
  const close = (): void => {
    setOpen(undefined)
    if (isNew) setAddress({}, { replace: true })
  }
  const search = useRef<HTMLInputElement>(null)
  const showAll = (): void => {
    setWords('')
    setSiteTag('')
    setState('')
    // The button is gone.
    search.current?.focus()
  }
  useEffect(() => {
    document.title = t('compose.title')
  }, [t])
  useEffect(() => {
    let isCurrent = true
    void client.pages().then((answer) => {
      if (!isCurrent) return
      if (answer.ok) setPages(answer.value.pages)
      setFailure(answer.ok ? undefined : sentenceInWords(answer.refusal, t))
    })
    return () => void (isCurrent = false)
  }, [client, tries, t])
  const shown = (pages ?? []).filter(
    (page) =>
      `${page.title} ${page.key} ${page.kind}`.toLowerCase().includes(words.trim().toLowerCase()) &&
      (siteTag === '' || page.sites.length === 0 || page.sites.includes(siteTag)) &&
      isInState(page, state),
  )
  return (
    <main className={styles.list}>
      <header>
        <h1>{t('compose.pages')}</h1>
        <PageLinks client={client} here="pages" />
        <CommandButtons />
        {rights.includes('edit') && (
          <button type="button" className={styles.primary} onClick={() => setOpen({ action: 'new' })}>
            {t('compose.new.page')}
          </button>
        )}
        <SettingsMenu />
      </header>
      {pages !== undefined && rights.includes('edit') && (
        <StartingPoints
          client={client}
          pages={pages}
          mayPublish={rights.includes('publish')}
          onMade={(pageIds) => {
            setTries(tries + 1)
            // What was begun together goes live together.
            if (rights.includes('publish')) setChosen([...chosen, ...pageIds])
          }}
          onNew={() => setOpen({ action: 'new' })}
        />
      )}
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          {t('compose.search')}
          <input ref={search} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <label>
          {t('compose.site')}
          <select value={siteTag} onChange={({ target }) => setSiteTag(target.value)}>
            <option value="">{t('compose.allSites')}</option>
            <SiteOptions sites={sites} />
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
            {failure} <TryAgain onClick={() => setTries(tries + 1)} />
          </p>
        )}
        {failure === undefined && <p>{pages === undefined ? t('compose.loading') : t('compose.pageCount', { count: shown.length })}</p>}
      </div>
      {pages !== undefined && shown.length === 0 && (
        <p>
          {t(pages.length === 0 ? 'compose.noPages' : 'compose.noPageLikeThis')}{' '}
          {pages.length > 0 && (
            <button type="button" onClick={showAll}>
              {t('compose.showAllPages')}
            </button>
          )}
        </p>
      )}
      {publishSites !== undefined && <p>{t('compose.review.onlySites', { sites: siteNames(publishSites, sites) })}</p>}
      {chosen.length > 0 && (
        <ChosenPages count={chosen.length} onRelease={() => setOpen({ action: 'release' })} onClear={() => setChosen([])} />
      )}
      {shown.length > 0 && (
        <PageTable
          pages={shown}
          sites={sites}
          siteTag={siteTag}
          rights={rights}
          publishSites={publishSites}
          chosen={chosen}
          onChosen={setChosen}
          onAction={(action, page) => setOpen({ action, page })}
        />
      )}
      {open?.action === 'release' && (
        <ReleaseDialog
          client={client}
          start={{ name: '', pageIds: chosen }}
          timeZone={firstZone()}
          zones={zonesFor(sites)}
          onClose={(isChanged) => {
            close()
            if (!isChanged) return
            setChosen([])
            setTries(tries + 1)
          }}
        />
      )}
      {(isNew || open?.action === 'new' || open?.action === 'copy') && (
        <NewPageDialog client={client} sites={sites} pages={pages ?? []} copied={open?.page} onClose={close} />
      )}
      {open?.page !== undefined && open.action !== 'new' && open.action !== 'copy' && open.action !== 'release' && (
        <StateDialog
          client={client}
          page={open.page}
          action={open.action}
          pages={pages ?? []}
          onClose={(isChanged) => {
            close()
            if (isChanged) setTries(tries + 1)
          }}
        />
      )}
    </main>
  )
}

const STATES = ['draft', 'changed', 'live', 'archived', 'refused', 'review'] as const

/** An empty state is any. */
const isInState = (page: ComposePage, state: string): boolean => {
  if (state === 'refused') return page.isRefused
  if (state === 'review') return page.review !== undefined
  return state === '' || page.state === state
}
