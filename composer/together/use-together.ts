import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MOST_ENTRIES, type OtherWindow } from '../../schemas/api/compose-together.ts'
import { newEntryId } from '../../src/content/composing/new-entry-id.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { wallTime } from '../../src/lib/clock.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import type { OpenPage } from '../editor/use-document.ts'
import { useStore } from '../editor/use-store.ts'
import { changeInWords, staysInWords, whereInWords } from './in-words.ts'
import { sayHere } from './say-here.ts'
import { takeChanges } from './take-changes.ts'
import { createStrangerReader } from './take-strangers.ts'
import { hasJustChanged } from './typing.ts'
import { watchReturn } from '../watch-return.ts'

interface Input {
  readonly client: Pick<ComposeClient, 'here' | 'leave' | 'parts'>
  readonly page: OpenPage
  readonly pageId: string
  /** Of the block that is chosen. */
  readonly entryId: string
  readonly nameOf: (entryId: string) => string | undefined
}

export interface Together {
  readonly others: readonly OtherWindow[]
  /** In a sentence: who came, what somebody changed, what undo left as others made it. */
  readonly said: string
  /** The entry that is typed in on the canvas; undefined when that ends. */
  readonly onTyping: (entryId: string | undefined) => void
}

const NOBODY: readonly OtherWindow[] = []
const WINDOW_ID = newEntryId()

/** Who else has the page open, and what they change, for as long as it is open here. */
export const useTogether = ({ client, page, pageId, entryId, nameOf }: Input): Together => {
  const t = useTranslate()
  const { store, autosave } = page
  const { stays } = useStore(store)
  const [others, setOthers] = useState(NOBODY)
  const [said, setSaid] = useState('')
  const typedIn = useRef<string>(undefined)
  const latest = useRef({ entryId, others, words: { t, pageId, nameOf } })
  useLayoutEffect(() => {
    latest.current = { entryId, others, words: { t, pageId, nameOf } }
  })
  useEffect(() => {
    const isTyping = (id: string): boolean => typedIn.current === id || hasJustChanged(store.get(), id, wallTime())
    const show = (found: readonly OtherWindow[]): void => {
      const [came] = found.filter(({ windowId }) => !latest.current.others.some((other) => other.windowId === windowId))
      if (came !== undefined) setSaid(whereInWords(came, latest.current.words))
      // The same answer every three seconds renders nothing.
      if (JSON.stringify(found) !== JSON.stringify(latest.current.others)) setOthers(found)
    }
    const readStrangers = createStrangerReader({ store, client })
    const saying = sayHere({
      ping: () => {
        const { saved } = store.get()
        const known = Object.values(saved).slice(0, MOST_ENTRIES)
        const versions = Object.fromEntries(known.map(({ sys }) => [sys.id, sys.version]))
        return client.here(pageId, { windowId: WINDOW_ID, entryId: latest.current.entryId, versions })
      },
      onAnswer: async (answer) => {
        show(answer.others)
        const [first, ...rest] = await takeChanges({ store, autosave, readStrangers, isTyping }, answer.changed)
        await readStrangers()
        if (first !== undefined) setSaid(changeInWords(first, rest.length, latest.current.words))
      },
      onSilence: () => setOthers(NOBODY),
      isHidden: () => document.visibilityState === 'hidden',
      later: (run, ms) => {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    })
    const leave = (): void => void client.leave(pageId, WINDOW_ID)
    const stopWatching = watchReturn(saying.wake)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      stopWatching()
      saying.stop()
      leave()
    }
  }, [client, pageId, store, autosave])
  useEffect(() => {
    const [id] = stays
    if (id !== undefined) setSaid(staysInWords(id, latest.current.words))
  }, [stays])
  const onTyping = useCallback((id: string | undefined) => void (typedIn.current = id), [])
  return { others, said, onTyping }
}
