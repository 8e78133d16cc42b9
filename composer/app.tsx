import { useEffect, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { ComposeSession } from '../schemas/api/compose.ts'
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '../src/i18n/compose/interface-languages.ts'
import { useTranslate } from '../src/i18n/use-translate.ts'
import type { ComposeClient } from './api/compose-client.ts'
import { CalendarPage } from './calendar/calendar-page.tsx'
import { CommandShell } from './commands/command-shell.tsx'
import { Editor } from './editor/editor.tsx'
import { useInterface } from './interface/interface-context.tsx'
import { PageList } from './pages/page-list.tsx'
import { ProgramsPage } from './programs/programs-page.tsx'
import { SignIn } from './sign-in.tsx'
import { TryAgain } from './try-again.tsx'
import { sentenceInWords } from './sentence-in-words.ts'
import { useLatest } from './use-latest.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import styles from './app.module.scss'

/** Where the composer is, on hosts of the preview. */
export const BASE_PATH = '/_compose'

interface Props {
  readonly client: ComposeClient
  /** Another page of the composer is shown, by its path below `BASE_PATH`. */
  readonly onOpened?: ((path: string) => void) | undefined
}

/** The composer, once it is known who is there. */
export const App = ({ client, onOpened }: Props) => {
  const t = useTranslate()
  const [session, setSession] = useState<ComposeSession>()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  useVisibleHeight()
  useEffect(() => {
    let isCurrent = true
    void client.session().then((answer) => {
      if (!isCurrent) return
      if (answer.ok) setSession(answer.value)
      else setFailure(sentenceInWords(answer.refusal, t))
    })
    return () => void (isCurrent = false)
  }, [client, tries, t])
  if (session === undefined)
    return (
      <main className={styles.signIn} role="status">
        <p>{failure ?? t('compose.loading')}</p>
        {failure !== undefined && <TryAgain onClick={() => setTries(tries + 1)} />}
      </main>
    )
  if (session.user === undefined) return <SignIn client={client} onSignedIn={setSession} />
  return (
    <div className={styles.app}>
      <Notices isOpen={session.isOpen} />
      <Pages client={client} session={session} onOpened={onOpened} />
    </div>
  )
}

/** What she should know wherever she is. */
const Notices = ({ isOpen }: Pick<ComposeSession, 'isOpen'>) => {
  const t = useTranslate()
  const { missed } = useInterface()
  if (!isOpen && missed === undefined) return null
  return (
    <aside className={styles.notices} aria-label={t('compose.openLabel')}>
      {isOpen && <p className={styles.notice}>{t('compose.open')}</p>}
      {missed !== undefined && <p className={styles.notice}>{t('compose.settings.fallback', { language: languageName(missed) })}</p>}
    </aside>
  )
}

const languageName = (language: string): string => (isInterfaceLanguage(language) ? INTERFACE_LANGUAGES[language] : language)

const Pages = ({ client, session, onOpened }: Props & { readonly session: ComposeSession }) => {
  const [router] = useState(() =>
    createBrowserRouter(
      [
        {
          element: <CommandShell client={client} session={session} />,
          children: [
            {
              path: '/',
              element: (
                <PageList
                  client={client}
                  sites={session.sites}
                  rights={session.user?.rights ?? []}
                  publishSites={session.user?.publishSites}
                />
              ),
            },
            { path: '/calendar', element: <CalendarPage client={client} session={session} /> },
            { path: '/programs', element: <ProgramsPage client={client} session={session} /> },
            { path: '/pages/:pageId', element: <Editor client={client} session={session} /> },
          ],
        },
      ],
      { basename: BASE_PATH },
    ),
  )
  const latest = useLatest(onOpened)
  useEffect(() => {
    let shown = window.location.pathname
    return router.subscribe(({ location: { pathname } }) => {
      // Blocks, sites and languages are in the query: the host's address is of the page.
      if (pathname !== shown) latest.current?.(pathname.slice(BASE_PATH.length) || '/')
      shown = pathname
    })
  }, [router, latest])
  return <RouterProvider router={router} />
}
