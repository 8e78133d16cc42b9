import { useEffect, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { ComposeSession } from '../schemas/api/compose.ts'
import { useTranslate } from '../src/i18n/use-translate.ts'
import type { ComposeClient } from './api/compose-client.ts'
import { CalendarPage } from './calendar/calendar-page.tsx'
import { Editor } from './editor/editor.tsx'
import { PageList } from './pages/page-list.tsx'
import { SignIn } from './sign-in.tsx'
import { TryAgain } from './try-again.tsx'
import styles from './app.module.scss'

/** The composer, once it is known who is there. */
export const App = ({ client }: { readonly client: ComposeClient }) => {
  const t = useTranslate()
  const [session, setSession] = useState<ComposeSession>()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void client.session().then((answer) => {
      if (!isCurrent) return
      if (answer.ok) setSession(answer.value)
      else setFailure(answer.refusal.message || t('compose.unreachable'))
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
      {session.isOpen && (
        <aside className={styles.notice} aria-label={t('compose.openLabel')}>
          {t('compose.open')}
        </aside>
      )}
      <Pages client={client} session={session} />
    </div>
  )
}

const Pages = ({ client, session }: { readonly client: ComposeClient; readonly session: ComposeSession }) => {
  const [router] = useState(() =>
    createBrowserRouter(
      [
        {
          path: '/',
          element: (
            <PageList client={client} sites={session.sites} rights={session.user?.rights ?? []} publishSites={session.user?.publishSites} />
          ),
        },
        { path: '/calendar', element: <CalendarPage client={client} session={session} /> },
        { path: '/pages/:pageId', element: <Editor client={client} session={session} /> },
      ],
      { basename: '/_compose' },
    ),
  )
  return <RouterProvider router={router} />
}
