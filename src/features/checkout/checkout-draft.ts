import { readJson, writeJson } from '../../lib/stored-json.ts'

type Texts = Readonly<Record<string, string>>

/** What is typed at the shipping step, as typed. Never anything of a card. */
export interface CheckoutDraft {
  readonly consumer: Texts
  /** Absent while a saved address is chosen. */
  readonly address?: Texts
  /** Absent while the bill goes where the order goes, or to a saved address. */
  readonly billing?: Texts
  readonly giftNote?: string
  /** Set once the bag holds what was typed, in the form in which the shop stores it. */
  readonly isSaved?: true
}

const KEY = 'checkoutDraft'

/**
 * Session storage: a reload and a session that has ended keep what was typed, another tab and the next day do not. Where a browser refuses
 * it what was typed lasts as long as the page.
 */
export const writeDraft = (storage: Storage | undefined, siteTag: string, draft: CheckoutDraft): void =>
  writeJson(storage, KEY, { siteTag, draft })

/** Undefined where nothing was typed for this site. */
export const readDraft = (storage: Storage | undefined, siteTag: string): CheckoutDraft | undefined => {
  const stored = readJson(storage, KEY)
  if (typeof stored !== 'object' || stored === null || Reflect.get(stored, 'siteTag') !== siteTag) return undefined
  // Only drafts are ever written under the key.
  return Reflect.get(stored, 'draft') as CheckoutDraft
}

/** What the bag holds is read from there, until something else is typed. */
export const markDraftSaved = (storage: Storage | undefined, siteTag: string): void => {
  const draft = readDraft(storage, siteTag)
  if (draft !== undefined) writeDraft(storage, siteTag, { ...draft, isSaved: true })
}

/** Deletes the draft, after the order and when somebody signs out. */
export const forgetDraft = (storage: Storage | undefined): void => storage?.removeItem(KEY)
