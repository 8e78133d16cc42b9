import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { nameSchemas } from '../../src/content/block-schemas.ts'
import type { InterfaceLanguage, Look } from '../../src/i18n/compose/interface-languages.ts'
import { MessagesProvider } from '../../src/i18n/messages-context.tsx'
import { loadTexts, type Texts } from './load-texts.ts'
import { lookOfDocument, storeLanguage, storeLook } from './stored-interface.ts'

/** How the composer itself speaks and looks. */
interface Interface {
  readonly language: InterfaceLanguage
  /** The language that she would have, had its texts come. */
  readonly missed: string | undefined
  /** Whether it could be changed: what she works on stays as it is, and only the texts around it are others. */
  readonly setLanguage: (language: InterfaceLanguage) => Promise<boolean>
  readonly look: Look
  readonly setLook: (look: Look) => void
}

const InterfaceContext = createContext<Interface | undefined>(undefined)

interface Props {
  /** Those that the composer begins with. */
  readonly texts: Texts
  readonly missed: string | undefined
  readonly load?: typeof loadTexts
  readonly children: ReactNode
}

/** Gives everything below it the texts of her language, and the means to choose another. */
export const InterfaceProvider = ({ texts: first, missed: firstMissed, load = loadTexts, children }: Props) => {
  const [texts, setTexts] = useState(first)
  const [missed, setMissed] = useState(firstMissed)
  const [look, setLook] = useState(lookOfDocument)
  const wanted = useRef<InterfaceLanguage>(first.language)
  const value = useMemo(
    (): Interface => ({
      language: texts.language,
      missed,
      setLanguage: async (language) => {
        wanted.current = language
        const loaded = await load(language)
        // Of two choices the last counts, whichever file comes first.
        if (wanted.current !== language) return true
        if (loaded === undefined) return false
        storeLanguage(language)
        setMissed(undefined)
        nameSchemas(loaded.schemaWords)
        setTexts(loaded)
        return true
      },
      look,
      setLook: (chosen) => {
        storeLook(chosen)
        setLook(chosen)
      },
    }),
    [texts, missed, look, load],
  )
  return (
    <InterfaceContext value={value}>
      <MessagesProvider messages={texts.messages} locale={texts.language}>
        {children}
      </MessagesProvider>
    </InterfaceContext>
  )
}

/** Throws outside `InterfaceProvider`: a mistake in wiring. */
export const useInterface = (): Interface => {
  const value = useContext(InterfaceContext)
  if (value === undefined) throw new Error('useInterface needs an InterfaceProvider around it')
  return value
}
