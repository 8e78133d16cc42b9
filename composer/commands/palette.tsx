import { useDeferredValue, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { isPressed } from '../keys/pressed.ts'
import { PickDialog } from '../panel/pickers/pick-dialog.tsx'
import { CommandOption } from './command-option.tsx'
import type { CommandSource } from './command.ts'
import { findCommands } from './find-commands.ts'
import { recentCommands } from './recent.ts'
import styles from './palette.module.scss'

interface Props {
  readonly list: CommandSource
  /** The pages are not all there yet. */
  readonly isReading: boolean
  /** Why they are not. */
  readonly failure: string | undefined
  /** Answers why it could not be done; undefined where it was. */
  readonly onRun: (id: string) => string | undefined
  readonly onClose: () => void
}

/** As many as anybody reads; who looks for more types another word. */
const MOST = 50

/** One search over all that can be gone to and done. */
export const Palette = ({ list, isReading, failure, onRun, onClose }: Props) => {
  const t = useTranslate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const options = useRef<HTMLUListElement>(null)
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const [problem, setProblem] = useState<string>()
  const [recent] = useState(recentCommands)
  const commands = useMemo(list, [list])
  const typed = useDeferredValue(search)
  const found = useMemo(() => findCommands(commands, typed, recent), [commands, typed, recent])
  const shown = found.slice(0, MOST)
  const chosen = shown[at]?.command
  // Opening a window gives the focus to its first button.
  useLayoutEffect(() => input.current?.focus(), [])
  useLayoutEffect(() => {
    // Newer browsers answer a promise, which is nothing to clean up.
    void options.current?.children[at]?.scrollIntoView?.({ block: 'nearest' })
  }, [at, shown.length])
  const run = (commandId: string): void => setProblem(onRun(commandId))
  const press = (event: KeyboardEvent): void => {
    // Enter may end a Japanese word.
    if (event.nativeEvent.isComposing) return
    if (isPressed('palette', event)) {
      event.preventDefault()
      return onClose()
    }
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key]
    if (to !== undefined && !event.shiftKey && shown.length > 0) {
      event.preventDefault()
      setProblem(undefined)
      setAt((to + shown.length) % shown.length)
    } else if (event.key === 'Enter' && chosen !== undefined && typed === search) {
      event.preventDefault()
      run(chosen.id)
    }
  }
  return (
    <PickDialog title={t('compose.find.title')} onClose={onClose}>
      <label htmlFor={`${id}-search`}>{t('compose.find.label')}</label>
      <input
        ref={input}
        id={`${id}-search`}
        className={styles.search}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${at}`}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value)
          setAt(0)
          setProblem(undefined)
        }}
        onKeyDown={press}
      />
      <p role="status" className={styles.status}>
        {problem ?? t(found.length > MOST ? 'compose.find.some' : 'compose.find.found', { count: found.length, shown: MOST })}{' '}
        {isReading && t('compose.find.reading')}
        {failure !== undefined && t('compose.find.noPages', { reason: failure })}
      </p>
      <ul ref={options} id={`${id}-list`} role="listbox" aria-label={t('compose.find.results')} className={styles.results}>
        {shown.map((each, index) => (
          <CommandOption
            key={each.command.id}
            id={`${id}-${index}`}
            found={each}
            isChosen={index === at}
            onPoint={() => setAt(index)}
            onChoose={() => run(each.command.id)}
          />
        ))}
      </ul>
    </PickDialog>
  )
}
