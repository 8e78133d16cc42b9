import { textFolderOf } from '../site/text-language.ts'
import type { Messages } from './messages.ts'

/** Texts that are not among those that every page brings: few shoppers open what they are for. */
const files = import.meta.glob<Messages>('./messages/*/{express,back-in-stock}.json', { import: 'default' })

/** None in a language that the shop does not have. Rejects where they cannot be fetched. */
export const loadLateMessages = async (part: 'express' | 'back-in-stock', locale: string): Promise<Messages> =>
  (await files[`./messages/${textFolderOf(locale)}/${part}.json`]?.()) ?? {}
