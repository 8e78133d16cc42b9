import { basePathOf } from '../../../src/site/base-path.ts'
import { linkOrigin } from '../../../server/lib/link-origin.ts'
import type { Message, Runtime } from '../../../server/runtime.ts'
import type { User } from '../users/find-user.ts'
import { codeTexts } from './code-texts.ts'

/** What a code proves. */
export type CodePurpose = 'signUp' | 'password' | `attribute:${string}`

interface Sent {
  readonly user: Pick<User, 'username' | 'attributes'>
  readonly purpose: CodePurpose
  readonly metadata: Readonly<Record<string, string>>
  readonly code: string
  readonly destination?: string | undefined
}

type Deps = Pick<Runtime, 'sites' | 'config'> & { readonly asked?: string }

/** The mail (or the SMS that proves a phone number) in the shopper's language. */
export const codeMessage = (deps: Deps, { user, purpose, metadata, code, destination }: Sent): Message => {
  const language = metadata['language'] ?? user.attributes['locale']?.slice(0, 2) ?? 'en'
  const texts = codeTexts[language] ?? codeTexts['en']
  if (texts === undefined) throw new Error('There are no English texts for codes.')
  const kind = purpose === 'signUp' || purpose === 'password' ? purpose : destination === undefined ? 'attribute' : 'address'
  const text = texts[kind].text.replace('{code}', code)
  const phone = purpose === 'attribute:phone_number' ? user.attributes['phone_number'] : undefined
  if (phone !== undefined) return { channel: 'sms', to: phone, subject: texts[kind].subject, text }
  const link = linkTo(deps, { user, purpose, metadata, code })
  return {
    channel: 'email',
    to: destination ?? user.username,
    subject: texts[kind].subject,
    text: link === undefined ? text : `${text}\n\n${link}`,
  }
}

const PAGES: Readonly<Record<string, string>> = { signUp: 'verify', password: 'set-password' }

/** To the page that takes the code, filled in (ROUTE-33). Only to a site of ours: the client names it by its tag, not by address. */
const linkTo = ({ sites, config, asked }: Deps, { user, purpose, metadata, code }: Sent): string | undefined => {
  const site = sites.find(({ siteTag }) => siteTag === metadata['siteTag'])
  const page = PAGES[purpose]
  if (site === undefined || page === undefined) return undefined
  const language = site.languages.find((known) => known === metadata['language']) ?? site.defaultLanguage
  return `${linkOrigin({ config, site, asked })}${basePathOf(site, language)}/account/${page}?${new URLSearchParams({ username: user.username, code }).toString()}`
}
