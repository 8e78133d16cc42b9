import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PublishRequest } from '../../schemas/api/compose-programs.ts'
import type { ComposeSession } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { CommandButtons } from '../commands/command-buttons.tsx'
import { useCommands } from '../commands/commands-context.tsx'
import { SettingsMenu } from '../interface/settings-menu.tsx'
import { isolate } from '../isolate.ts'
import { PageLinks } from '../page-links.tsx'
import { sentenceInWords } from '../sentence-in-words.ts'
import { TryAgain } from '../try-again.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { KeyList } from './key-list.tsx'
import { RequestList } from './request-list.tsx'
import { usePrograms } from './use-programs.ts'
import styles from './programs.module.scss'

interface Props {
  readonly client: ComposeClient
  readonly session: ComposeSession
}

/** What programs ask her, and the keys by which they work for her. `?request` opens a request. */
export const ProgramsPage = ({ client, session }: Props) => {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const { programs, failure, readAgain } = usePrograms(client)
  const [isConnecting, setConnecting] = useState(false)
  const [open, setOpen] = useState<PublishRequest>()
  const [said, setSaid] = useState('')
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    document.title = t('compose.programs')
  }, [t])
  const { keys = [], requests = [] } = programs ?? {}
  const wanted = Number(search.get('request'))
  const shown = open ?? requests.find(({ id }) => id === wanted)
  const done = (sentence: string): void => {
    setSaid(sentence)
    readAgain()
    // What had the focus goes with what it was about.
    if (sentence !== '') status.current?.focus()
  }
  useCommands(() => [{ id: 'connect', kind: 'action', title: t('compose.programs.connectTitle'), run: () => setConnecting(true) }])
  return (
    <main className={styles.programs}>
      <header>
        <h1>{t('compose.programs')}</h1>
        <PageLinks client={client} here="programs" />
        <CommandButtons />
        <button type="button" className={styles.primary} onClick={() => setConnecting(true)}>
          {t('compose.programs.connect')}
        </button>
        <SettingsMenu />
      </header>
      <p className={styles.intro}>{t('compose.programs.intro')}</p>
      <div ref={status} role="status" tabIndex={-1} className={styles.said}>
        {failure !== undefined && (
          <p className={styles.error}>
            {sentenceInWords(failure, t)} <TryAgain onClick={readAgain} />
          </p>
        )}
        {failure === undefined && programs === undefined && <p>{t('compose.loading')}</p>}
        {said !== '' && <p>{said}</p>}
      </div>
      {programs !== undefined && (
        <>
          <RequestList client={client} requests={requests} onLook={setOpen} onDone={done} />
          <KeyList client={client} keys={keys} onDone={done} />
        </>
      )}
      {shown !== undefined && (
        <ConfirmDialog
          client={client}
          request={shown}
          onClose={(isLive) => {
            setOpen(undefined)
            setSearch({}, { replace: true })
            done(isLive ? t('compose.programs.published', { title: isolate(shown.title) }) : '')
          }}
        />
      )}
      {isConnecting && (
        <ConnectDialog
          client={client}
          session={session}
          onClose={() => {
            setConnecting(false)
            readAgain()
          }}
        />
      )}
    </main>
  )
}
