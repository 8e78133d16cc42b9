import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { browserStorage } from '../../src/lib/browser-storage.ts'
import { askWhileSeen } from '../ask-while-seen.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { createDraftCopy } from './comment-drafts.ts'
import { createCommentStore, NO_COMMENTS, type CommentState, type CommentStore } from './comment-store.ts'

/** So soon a colleague's comment is there. */
const EVERY_MS = 10_000

const nothing = async (): Promise<boolean> => false
/** Outside an open page: there is nothing to say. */
const NO_STORE: CommentStore = {
  get: () => NO_COMMENTS,
  subscribe: () => () => undefined,
  ask: async () => undefined,
  showResolved: () => undefined,
  write: () => undefined,
  begin: nothing,
  reply: nothing,
  resolve: nothing,
  reopen: nothing,
}

const CommentsContext = createContext(NO_STORE)

interface Props {
  readonly client: ComposeClient
  readonly pageId: string
  readonly children: ReactNode
}

/** Gives an open page its comments: read again every few seconds while she looks at it. */
export const CommentsProvider = ({ client, pageId, children }: Props) => {
  const store = useMemo(() => createCommentStore(client, pageId, createDraftCopy(browserStorage(), pageId)), [client, pageId])
  useEffect(() => askWhileSeen(store.ask, EVERY_MS), [store])
  return <CommentsContext value={store}>{children}</CommentsContext>
}

export const useCommentStore = (): CommentStore => useContext(CommentsContext)

/** A part of what is there; renders again only when that part changes. */
export const useComments = <Part,>(partOf: (state: CommentState) => Part): Part => {
  const store = useCommentStore()
  return useSyncExternalStore(store.subscribe, () => partOf(store.get()))
}
