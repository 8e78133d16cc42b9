import type { TicketDraft } from './ticket.ts'

/** The help desk's own numbers (product.md 9): medium priority, open. */
const PRIORITY = 3
const STATUS = 2

/** A ticket as the help desk's multipart body; empty values are left out (CONTACT-04). */
export const ticketBody = ({ cf_country: country, ...draft }: TicketDraft, files: readonly File[], language: string): FormData => {
  const body = new FormData()
  for (const [name, value] of Object.entries(draft)) if (value.trim() !== '') body.set(name, value.trim())
  body.set('priority', String(PRIORITY))
  body.set('status', String(STATUS))
  body.set('custom_fields[cf_language]', helpDeskLanguage(language, country))
  if (country !== '') body.set('custom_fields[cf_country]', country)
  for (const file of files) body.append('attachments[]', file)
  return body
}

/** The help desk's code of a language in a country (CONTACT-07). */
export const helpDeskLanguage = (language: string, country: string): string => {
  const plain = language.slice(0, 2)
  if (plain === 'es') return LATIN_AMERICA.has(country) ? 'es-LA' : 'es'
  if (plain === 'zh') return country === 'TW' || country === 'HK' ? 'zh-TW' : 'zh-CN'
  if (plain === 'pt') return country === 'BR' ? 'pt-BR' : 'pt-PT'
  return plain === 'iw' ? 'he' : plain
}

const LATIN_AMERICA: ReadonlySet<string> = new Set(['AR', 'CL', 'CO', 'MX', 'US'])
