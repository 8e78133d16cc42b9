import type { Conversation, PageComments } from '../../schemas/api/compose-comments.ts'

/** Open conversations by entry. */
export const countsOf = (conversations: readonly Conversation[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { entryId, resolved } of conversations) if (resolved === undefined) counts[entryId] = (counts[entryId] ?? 0) + 1
  return counts
}

/** The list with a conversation as it is now, until it is read again. */
export const withConversation = (list: PageComments, conversation: Conversation, isWithResolved: boolean): PageComments => {
  const others = list.conversations.filter(({ id }) => id !== conversation.id)
  const isListed = conversation.resolved === undefined || isWithResolved
  return {
    ...list,
    conversations: isListed ? [...others, conversation].toSorted((one, other) => one.id - other.id) : others,
    last: Math.max(list.last, ...conversation.comments.map(({ id }) => id)),
  }
}

/** Conversations by where they stand, in the order of the page; `gone`: at blocks that are not on it. */
export const sortedByBlock = (conversations: readonly Conversation[], entryIds: readonly string[]) => {
  const order = [...new Set(entryIds)]
  return {
    blocks: order
      .map((entryId) => ({ entryId, conversations: conversations.filter((each) => each.entryId === entryId) }))
      .filter((block) => block.conversations.length > 0),
    gone: conversations.filter(({ entryId }) => !order.includes(entryId)),
  }
}
