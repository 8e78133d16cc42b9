import { useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Outlet } from 'react-router-dom'
import type { ComposeSession } from '../../schemas/api/compose.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { KeySheet } from '../keys/key-sheet.tsx'
import { useShortcuts } from '../keys/use-shortcuts.ts'
import type { Command, CommandSource } from './command.ts'
import { CommandsContext, type Commands } from './commands-context.tsx'
import { Palette } from './palette.tsx'
import { noteCommand } from './recent.ts'
import { usePageCommands } from './use-page-commands.ts'

interface Props {
  readonly client: Pick<ComposeClient, 'pages'>
  readonly session: ComposeSession
}

const NO_RIGHTS: readonly never[] = []

/** Whatever is shown of the composer, with the search and the sheet of shortcuts over it. */
export const CommandShell = ({ client, session }: Props) => {
  const t = useTranslate()
  const [shown, setShown] = useState<'palette' | 'sheet'>()
  const sources = useRef(new Set<CommandSource>())
  const pages = usePageCommands(client, session.user?.rights ?? NO_RIGHTS)
  const { read } = pages
  const commands = useMemo(
    (): Commands => ({
      add: (source) => {
        sources.current.add(source)
        return () => sources.current.delete(source)
      },
      open: (what) => {
        if (what === 'palette') read()
        setShown(what)
      },
    }),
    [read],
  )
  const sheet = useMemo(
    (): Command => ({ id: 'sheet', kind: 'action', title: t('compose.keys'), shortcut: 'sheet', run: () => setShown('sheet') }),
    [t],
  )
  /** What the page that is shown has comes before what is found everywhere. */
  const list = useCallback(
    (): readonly Command[] => [...[...sources.current].flatMap((source) => source()), sheet, ...pages.commands],
    [sheet, pages.commands],
  )
  useShortcuts({ palette: () => commands.open('palette'), sheet: () => commands.open('sheet') })
  const run = (id: string): string | undefined => {
    // As it is now: a colleague may have taken the block away while she searched.
    const command = list().find((each) => each.id === id)
    if (command === undefined || command.whyNot !== undefined) return command?.whyNot ?? t('compose.find.gone')
    noteCommand(id)
    // The focus goes back first, so that the command has the last word on it.
    flushSync(() => setShown(undefined))
    command.run()
    return undefined
  }
  return (
    <CommandsContext value={commands}>
      <Outlet />
      {shown === 'palette' && (
        <Palette list={list} isReading={pages.isReading} failure={pages.failure} onRun={run} onClose={() => setShown(undefined)} />
      )}
      {shown === 'sheet' && <KeySheet onClose={() => setShown(undefined)} />}
    </CommandsContext>
  )
}
