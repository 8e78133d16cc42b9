import type { ComponentType } from 'react'
import type { Messages } from '../../i18n/messages.ts'
import { textFolderOf } from '../../site/text-language.ts'

const languages = import.meta.glob<Messages>('../../i18n/messages/*/consent.json', { import: 'default' })

interface LoadedConsent {
  readonly Host: ComponentType<{
    readonly loadTexts: () => Promise<unknown>
    readonly isNoticeHidden: boolean
    readonly footer: HTMLElement | null
  }>
  /** The texts it brings, which no page begins with. */
  readonly texts: Messages
}

/** The notice and the choice, with their texts, apart from everything a page begins with. */
export const loadConsentHost = async (locale: string): Promise<LoadedConsent> => {
  const [{ ConsentHost }, texts = {}] = await Promise.all([
    import('./consent-host.tsx'),
    languages[`../../i18n/messages/${textFolderOf(locale)}/consent.json`]?.(),
  ])
  return { Host: ConsentHost, texts }
}
