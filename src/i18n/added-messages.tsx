import { useMemo, type ReactNode } from 'react'
import { MessagesProvider, useMessages } from './messages-context.tsx'
import type { Messages } from './messages.ts'

interface Props {
  readonly messages: Messages
  readonly locale: string
  readonly children: ReactNode
}

/** Texts of a part that comes late, beside the page's: a message of a failure has words of both. */
export const AddedMessages = ({ messages: added, locale, children }: Props) => {
  const { messages: page } = useMessages()
  const messages = useMemo(() => ({ ...page, ...added }), [page, added])
  return (
    <MessagesProvider messages={messages} locale={locale}>
      {children}
    </MessagesProvider>
  )
}
