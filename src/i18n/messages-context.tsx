import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Messages, Translate } from './messages.ts'
import { sharedTranslate } from './shared-translate.ts'

interface MessagesValue {
  readonly messages: Messages
  readonly t: Translate
  readonly has: (key: string) => boolean
}

const MessagesContext = createContext<MessagesValue | undefined>(undefined)

interface Props {
  readonly messages: Messages
  readonly locale: string
  readonly children?: ReactNode
}

/** Gives everything below it the texts of one language. */
export const MessagesProvider = ({ messages, locale, children }: Props) => {
  const value = useMemo(
    () => ({ messages, t: sharedTranslate({ messages, locale }), has: (key: string) => Object.hasOwn(messages, key) }),
    [messages, locale],
  )
  return <MessagesContext value={value}>{children}</MessagesContext>
}

/** The texts of the active language. Throws outside `MessagesProvider`: a mistake in wiring. */
export const useMessages = (): MessagesValue => {
  const value = useContext(MessagesContext)
  if (value === undefined) throw new Error('useTranslate needs a MessagesProvider around it')
  return value
}
