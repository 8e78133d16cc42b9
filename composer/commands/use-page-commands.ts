import { useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ComposePage, ComposeRight } from '../../schemas/api/compose.ts'
import { pathOfKey } from '../../src/content/page-entry.ts'
import { wallTime } from '../../src/lib/clock.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { pageLink } from '../page-link.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import type { Command } from './command.ts'

/** Every page with its state is much to ask for at each press of Ctrl K. */
const FRESH_MS = 30_000

export interface PageCommands {
  readonly commands: readonly Command[]
  readonly isReading: boolean
  readonly failure: string | undefined
  /** Asks for the pages; those of the last time are found until they are there. */
  readonly read: () => void
}

/** Every page, from the list's own data, and the ways to the list and the calendar. */
export const usePageCommands = (client: Pick<ComposeClient, 'pages'>, rights: readonly ComposeRight[]): PageCommands => {
  const t = useTranslate()
  const navigate = useNavigate()
  const [pages, setPages] = useState<readonly ComposePage[]>([])
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const asked = useRef(0)
  const readAt = useRef(-Infinity)
  const read = useCallback((): void => {
    if (wallTime() - readAt.current < FRESH_MS) return
    asked.current += 1
    const turn = asked.current
    setReading(true)
    void client.pages().then((answer) => {
      if (turn !== asked.current) return
      setReading(false)
      if (answer.ok) {
        readAt.current = wallTime()
        setPages(answer.value.pages)
      }
      setFailure(answer.ok ? undefined : sentenceInWords(answer.refusal, t))
    })
  }, [client, t])
  const commands = useMemo((): readonly Command[] => {
    const to = (path: string) => () => void navigate(path)
    const ways: readonly Command[] = [
      { id: 'pages', kind: 'action', title: t('compose.find.pages'), run: to('/') },
      { id: 'calendar', kind: 'action', title: t('compose.calendar'), run: to('/calendar') },
      { id: 'programs', kind: 'action', title: t('compose.programs'), run: to('/programs') },
      ...(rights.includes('edit') ? [{ id: 'new', kind: 'action', title: t('compose.new.page'), run: to('/?new') } as const] : []),
    ]
    return [
      ...ways,
      ...pages.map(({ id, title, key, kind, state }): Command => {
        const address = pathOfKey(key) ?? kind
        const note = `${address} · ${t(`compose.state.${state}`)}`
        return { id: `page ${id}`, kind: 'page', title: title === '' ? key : title, note, words: key, run: to(pageLink(id)) }
      }),
    ]
  }, [pages, rights, navigate, t])
  return { commands, isReading, failure, read }
}
