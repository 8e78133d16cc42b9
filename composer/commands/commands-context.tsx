import { createContext, useContext, useEffect } from 'react'
import { useLatest } from '../use-latest.ts'
import type { CommandSource } from './command.ts'

export interface Commands {
  /** Answers how to take the source away again. */
  readonly add: (source: CommandSource) => () => void
  readonly open: (what: 'palette' | 'sheet') => void
}

const NOWHERE: Commands = { add: () => () => undefined, open: () => undefined }

/** Without a provider, as in tests of one part, nothing can be found. */
export const CommandsContext = createContext<Commands>(NOWHERE)

export const useCommandWindows = (): Commands['open'] => useContext(CommandsContext).open

/** What can be found while this is shown. */
export const useCommands = (source: CommandSource): void => {
  const { add } = useContext(CommandsContext)
  const latest = useLatest(source)
  useEffect(() => add(() => latest.current()), [add, latest])
}
