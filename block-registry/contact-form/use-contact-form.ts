import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import type { FormSchema } from '../../schemas/api/address.ts'
import { TICKET_FILES } from '../../schemas/api/ticket.ts'
import { report } from '../../src/lib/report.ts'
import { useCommerce } from '../../src/clients/commerce/commerce-context.tsx'
import { reportFailure } from '../../src/clients/commerce/report-failure.ts'
import { readTicketSchema } from '../../src/clients/content/read-ticket-schema.ts'
import { incidentOf } from '../../src/lib/incident-of.ts'
import { usePageContext } from '../../src/page/use-page-context.ts'
import { useSite } from '../../src/site/site-context.tsx'
import { checkTicket, draftOf, type TicketDraft, type TicketField, type TicketProblems } from './ticket.ts'

/** States of the form (CONTACT-02). */
export type ContactState = 'idle' | 'submitting' | 'success' | 'failure'

interface ContactForm {
  readonly state: ContactState
  readonly incident: string | undefined
  readonly draft: TicketDraft
  readonly problems: TicketProblems
  readonly areFilesRefused: boolean
  readonly change: (field: TicketField, value: string) => void
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A message to customer care: prefilled from the address, checked against the loaded schema, sent once. A failure leaves every
 * field as it was. Where the schema cannot be loaded only the server validates.
 */
export const useContactForm = (types: readonly string[]): ContactForm => {
  const { send } = useCommerce()
  const { query } = usePageContext()
  const { site, language } = useSite()
  const [state, setState] = useState<ContactState>('idle')
  const [incident, setIncident] = useState<string>()
  const [checkedBy, setCheckedBy] = useState<FormSchema>()
  const [areFilesRefused, setFilesRefused] = useState(false)
  const [draft, setDraft] = useState<TicketDraft>(() => draftOf({}, { types, country: site.code }))
  const schema = useTicketSchema()
  const problems = checkedBy === undefined ? NO_PROBLEMS : checkTicket(draft, checkedBy, types.length > 0)

  // After the first render: a cached page is rendered without the parameters.
  useEffect(() => {
    const asked = { ...query, ...Object.fromEntries(new URLSearchParams(window.location.search)) }
    setDraft(draftOf(asked, { types, country: site.code }))
  }, [query, types, site])

  const submit = async (form: HTMLFormElement): Promise<void> => {
    setState('submitting')
    const rules = await schema()
    const files = filesOf(form)
    const isTooMuch = files.length > TICKET_FILES.maxCount || files.some(({ size }) => size > TICKET_FILES.maxBytes)
    const found = rules === undefined ? NO_PROBLEMS : checkTicket(draft, rules, types.length > 0)
    setCheckedBy(rules)
    setFilesRefused(isTooMuch)
    const [wrong] = Object.keys(found)
    if (wrong !== undefined || isTooMuch) {
      setState('idle')
      focusOn(form, wrong ?? 'attachments')
      return
    }
    try {
      await send({ method: 'POST', path: '/api/v2/tickets', body: ticketBody(draft, files, language) })
      setState('success')
    } catch (cause) {
      // Whatever went wrong, the shopper can only retry (CONTACT-05).
      reportFailure(report, cause, { code: 'ticketFailed', message: 'A message to customer care was not sent' })
      setIncident(incidentOf(cause))
      setState('failure')
    }
  }

  return {
    state,
    incident,
    draft,
    problems,
    areFilesRefused,
    change: (field, value) => setDraft({ ...draft, [field]: value }),
    submit: (event) => {
      event.preventDefault()
      if (state !== 'submitting') void submit(event.currentTarget)
    },
  }
}

const NO_PROBLEMS: TicketProblems = {}

/** The form's rules: fetched once the form runs, and again on sending where that failed. */
const useTicketSchema = (): (() => Promise<FormSchema | undefined>) => {
  const { site, language } = useSite()
  const loading = useRef<Promise<FormSchema | undefined>>(undefined)
  const get = useCallback((): Promise<FormSchema | undefined> => {
    loading.current ??= readTicketSchema({ site, language }, window.fetch.bind(window)).catch((cause: unknown) => {
      loading.current = undefined
      report({ code: 'formSchemaFailed', message: 'The rules of the contact form did not come', details: { cause: String(cause) } })
      return undefined
    })
    return loading.current
  }, [site, language])
  useEffect(() => void get(), [get])
  return get
}

const filesOf = (form: HTMLFormElement): readonly File[] => {
  const field = form.elements.namedItem('attachments')
  return field instanceof HTMLInputElement ? [...(field.files ?? [])].filter(({ size }) => size > 0) : []
}

const focusOn = (form: HTMLFormElement, name: string): void => {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

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
