import { useEffect, useRef, useState } from 'react'
import type { Conversation } from '../../schemas/api/compose-comments.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import { wallTime } from '../../src/lib/clock.ts'
import { TryAgain } from '../try-again.tsx'
import { beginAt, repliedIn } from './comment-drafts.ts'
import { COMMENTS_ID } from './comment-jump.tsx'
import { CommentForm } from './comment-form.tsx'
import { CommentOverview } from './comment-overview.tsx'
import { useCommentStore, useComments } from './comments-context.tsx'
import { ConversationItem } from './conversation-item.tsx'
import { sortedByBlock } from './conversations.ts'
import { sentenceInWords } from '../sentence-in-words.ts'
import styles from './comments.module.scss'

/** A block of the page, or the page itself. */
export interface CommentedBlock {
  readonly entryId: string
  readonly name: string
}

interface Props {
  readonly pageId: string
  /** The entry that is looked at. */
  readonly entryId: string
  /** The page and its blocks, in the order of the page. */
  readonly blocks: readonly CommentedBlock[]
  readonly isReadOnly: boolean
  readonly onSelect: (entryId: string) => void
}

/** What is said about the block that is looked at, which is its `key`; at the page also where on it something is said. */
export const CommentSection = ({ pageId, entryId, blocks, isReadOnly, onSelect }: Props) => {
  const t = useTranslate()
  const title = useRef<HTMLHeadingElement>(null)
  const store = useCommentStore()
  const { list, failure, showsResolved, drafts, said } = useComments((state) => state)
  /** What was said at another block is no news here. */
  const [saidBefore] = useState(said)
  const now = useMinutes()
  const { blocks: commented, gone } = sortedByBlock(
    list?.conversations ?? [],
    blocks.map((block) => block.entryId),
  )
  const isPage = entryId === pageId
  const replied = repliedIn(drafts)
  /** What stands in a list of its own. */
  const isResolved = ({ id, resolved }: Conversation): boolean => resolved !== undefined && (showsResolved || replied.includes(id))
  const own = [...(commented.find((block) => block.entryId === entryId)?.conversations ?? []), ...(isPage ? gone.filter(isResolved) : [])]
  const openGone = gone.filter(({ resolved }) => resolved === undefined)
  const resolvedCount = Object.entries(list?.resolvedCounts ?? {})
    .filter(([id]) => id === entryId || (isPage && blocks.every((block) => block.entryId !== id)))
    .reduce((sum, [, count]) => sum + count, 0)
  const items = (conversations: readonly Conversation[]) => (
    <ol className={styles.conversations}>
      {conversations.map((conversation) => (
        <ConversationItem
          key={conversation.id}
          conversation={conversation}
          isReadOnly={isReadOnly}
          now={now}
          onMoved={() => title.current?.focus()}
        />
      ))}
    </ol>
  )
  const open = own.filter(({ resolved }) => resolved === undefined)
  const resolved = own.filter(isResolved)
  return (
    <section className={styles.comments} aria-labelledby={COMMENTS_ID}>
      <h2 ref={title} id={COMMENTS_ID} tabIndex={-1}>
        {t('compose.comments')}
      </h2>
      <div role="status" className={styles.said}>
        {said !== undefined && said !== saidBefore && t(`compose.comments.${said.what}`, { count: said.count })}
        {list === undefined && failure === undefined && t('compose.loading')}
        {failure !== undefined && (
          <>
            {sentenceInWords(failure, t)} <TryAgain onClick={() => void store.ask()} />
          </>
        )}
      </div>
      {list !== undefined && open.length === 0 && <p className={styles.quiet}>{t('compose.comments.none')}</p>}
      {open.length > 0 && items(open)}
      {!isReadOnly && (
        <CommentForm place={beginAt(entryId)} label={t('compose.comments.add')} onSend={() => store.begin(beginAt(entryId), entryId)} />
      )}
      {resolvedCount > 0 && (
        <button type="button" aria-expanded={showsResolved} onClick={() => store.showResolved(!showsResolved)}>
          {t('compose.comments.showResolved', { count: resolvedCount })}
        </button>
      )}
      {resolved.length > 0 && (
        <>
          <h3>{t('compose.comments.resolvedList')}</h3>
          {items(resolved)}
        </>
      )}
      {isPage && (
        <CommentOverview
          blocks={commented.filter((block) => block.entryId !== pageId)}
          nameOf={(id) => blocks.find((block) => block.entryId === id)?.name ?? id}
          onSelect={onSelect}
        />
      )}
      {isPage && openGone.length > 0 && (
        <>
          <h3>{t('compose.comments.gone')}</h3>
          <p className={styles.quiet}>{t('compose.comments.goneHelp')}</p>
          {items(openGone)}
        </>
      )}
    </section>
  )
}

/** Now, once more every minute: so long `5 minutes ago` is right. */
const useMinutes = (): number => {
  const [now, setNow] = useState(wallTime)
  // What was written a moment ago is not from before now.
  const { list } = useComments((state) => state)
  useEffect(() => setNow(wallTime()), [list])
  useEffect(() => {
    const timer = setInterval(() => setNow(wallTime()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
