import { readJson } from '../../src/lib/stored-json.ts'

/** What is typed and not sent. */
export interface Draft {
  readonly text: string
  /** Newest comment of the page when it was first sent, of which no answer came: sent again it is not written twice. */
  readonly seen?: number
}

/** By place: a block where a conversation begins, or a conversation that is replied to. */
export type Drafts = Readonly<Record<string, Draft>>

export const beginAt = (entryId: string): string => `begin ${entryId}`
const REPLY = 'reply '
export const replyTo = (conversation: number): string => `${REPLY}${conversation}`
/** Conversations with a reply that is not sent. */
export const repliedIn = (drafts: Drafts): readonly number[] =>
  Object.keys(drafts).flatMap((place) => (place.startsWith(REPLY) ? [Number(place.slice(REPLY.length))] : []))

/** Keeps what is typed over a reload and a sign-out. */
export interface DraftCopy {
  readonly read: () => Drafts
  /** Another window may have the same page open: what it keeps at other places stays. */
  readonly write: (place: string, draft: Draft | undefined) => void
}

export const createDraftCopy = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined, pageId: string): DraftCopy => {
  const key = `vitrine-compose-comments:${pageId}`
  const read = (): Drafts => {
    const drafts = readJson(storage, key)
    return isDrafts(drafts) ? drafts : {}
  }
  return {
    read,
    write: (place, draft) => {
      const drafts = withDraft(read(), place, draft)
      try {
        if (Object.keys(drafts).length === 0) storage?.removeItem(key)
        else storage?.setItem(key, JSON.stringify(drafts))
      } catch {
        // It is on the screen still, and can be sent.
      }
    },
  }
}

export const withDraft = (drafts: Drafts, place: string, draft: Draft | undefined): Drafts => {
  const { [place]: _before, ...others } = drafts
  return draft === undefined ? others : { ...others, [place]: draft }
}

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isDraft)

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  (!('seen' in value) || typeof value.seen === 'number')
