import { linkOrigin } from '../../../server/lib/link-origin.ts'
import { textsOf } from '../../../server/commerce/texts/texts.ts'
import { mailMessage } from '../../../server/operations/mail/design/mail-message.ts'
import { shopOfMail } from '../../../server/operations/mail/design/shop-of-mail.ts'
import type { Message, Runtime } from '../../../server/runtime.ts'
import { localeTag } from '../../../src/site/locale-tag.ts'
import type { SiteConfig } from '../../../src/site/site-config.ts'
import { textTagOf } from '../../../src/site/text-language.ts'
import type { User } from '../users/find-user.ts'
import { byLanguage } from './messages/by-language.ts'

/** What a code proves. */
export type CodePurpose = 'signUp' | 'password' | `attribute:${string}`

interface Sent {
  readonly user: Pick<User, 'username' | 'attributes'>
  readonly purpose: CodePurpose
  readonly metadata: Readonly<Record<string, string>>
  readonly code: string
  readonly destination?: string | undefined
}

type Deps = Pick<Runtime, 'sites' | 'config'> & { readonly asked?: string | undefined }

/** The mail (or the SMS that proves a phone number) in the shopper's language. */
export const codeMessage = (deps: Deps, sent: Sent): Message => {
  const { user, purpose, metadata, code, destination } = sent
  const kind = purpose === 'signUp' || purpose === 'password' ? purpose : destination === undefined ? 'attribute' : 'address'
  const { site, isNamed } = siteOf(deps, metadata)
  const wanted = metadata['language'] ?? user.attributes['locale']?.slice(0, 2) ?? ''
  const language = Object.hasOwn(byLanguage, wanted) ? textTagOf(isNamed ? localeTag(wanted, site.code) : wanted) : 'en'
  const text = codeTexts(language)
  const subject = text(`${kind}.subject`)
  const phone = purpose === 'attribute:phone_number' ? user.attributes['phone_number'] : undefined
  if (phone !== undefined) return { channel: 'sms', to: phone, subject, text: text(`${kind}.sms`, { code }) }
  // A site's pages are in its own languages only.
  const pageLanguage = site.languages.find((known) => known === wanted) ?? site.defaultLanguage
  const shop = shopOfMail(site, { language: pageLanguage, origin: linkOrigin({ ...deps, site }) })
  const page = PAGES[kind]
  return mailMessage(destination ?? user.username, {
    language,
    subject,
    preview: text(`${kind}.sms`, { code }),
    shop,
    heading: text(`${kind}.heading`),
    paragraphs: [text(`${kind}.text`)],
    code: { label: text('code'), value: code },
    ...(isNamed && page !== undefined
      ? {
          action: {
            label: text(`${kind}.link`),
            url: `${shop.url}/account/${page}?${new URLSearchParams({ username: user.username, code }).toString()}`,
          },
        }
      : {}),
    notes: [text('ignore')],
  })
}

/** Pages that take the code, filled in (ROUTE-33). */
const PAGES: Readonly<Record<string, string>> = { signUp: 'verify', password: 'set-password' }

/** Only a site of ours: the client names it by its tag, not by address. Without one the brand of the default site signs. */
const siteOf = ({ sites }: Deps, metadata: Sent['metadata']): { readonly site: SiteConfig; readonly isNamed: boolean } => {
  const named = sites.find(({ siteTag }) => siteTag === metadata['siteTag'])
  const site = named ?? sites.find((candidate) => candidate.default) ?? sites[0]
  if (site === undefined) throw new Error('There is no site to write for.')
  return { site, isNamed: named !== undefined }
}

const codeTexts = textsOf(byLanguage)
