import { textFolderOf } from '../site/text-language.ts'
import type { Messages } from './messages.ts'

const languages = import.meta.glob<Messages>('./messages/*/core.json', { import: 'default' })

/** What stands around blocks says, where code is lost among others: small, and there before it may be needed. */
export const loadCoreTexts = async (locale: string): Promise<Messages> =>
  (await languages[`./messages/${textFolderOf(locale)}/core.json`]?.()) ?? {}
