// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TICKET_COUNTRIES, TICKET_SCHEMA } from '../../../schemas/api/ticket.ts'
import { ContactForm } from '../../../block-registry/contact-form/contact-form.tsx'
import { helpDeskLanguage, ticketBody } from '../../../block-registry/contact-form/use-contact-form.ts'
import { checkTicket, draftOf } from '../../../block-registry/contact-form/ticket.ts'
import { CommerceProvider } from '../../../src/clients/commerce/commerce-context.tsx'
import type { CommerceClient, CommerceCall } from '../../../src/clients/commerce/commerce-client.ts'
import { render } from '../../setup/render.tsx'

/** What the data file of the form's rules answers. */
const rules = vi.fn<typeof fetch>()
beforeEach(() => {
  rules.mockReset().mockImplementation(async () => Response.json({ content: TICKET_SCHEMA }))
  vi.stubGlobal('fetch', rules)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (send: (call: CommerceCall) => Promise<unknown>, query: Readonly<Record<string, string>> = {}) => {
  const unused = (): never => {
    throw new Error('Not used by the form')
  }
  // The form only sends; the answer's type is the caller's.
  const client: CommerceClient = {
    send: send as CommerceClient['send'],
    sessionId: () => undefined,
    restartSession: unused,
    forgetSession: unused,
    onSessionChange: unused,
    takeRebuilt: () => false,
  }
  const props = { types: ['order', 'other'], successHeader: 'Thank you', failureHeader: 'Not sent' }
  render(
    <CommerceProvider value={client}>
      <ContactForm id="x" props={props} slots={{}} position={{ index: 0, isAboveFold: true }} meta={{}} data={{}} />
    </CommerceProvider>,
    { context: { query: { type: 'order', subject: 'Where is it', ...query } } },
  )
}

const write = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Your e-mail'), 'jane@example.com')
  await userEvent.type(screen.getByLabelText('Your message'), 'It has not arrived.')
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send the message' }))

describe('the contact form', () => {
  it('is prefilled from the address [CONTACT-01]', () => {
    show(vi.fn())
    expect(screen.getByLabelText<HTMLSelectElement>('Subject area').value).toBe('order')
    expect(screen.getByLabelText<HTMLInputElement>('In a few words').value).toBe('Where is it')
  })

  it('says in the language of the shop where files are chosen, and names those that are', async () => {
    show(vi.fn())
    expect(screen.getByText('Choose files')).toBeTruthy()
    const files = ['box.png', 'label.pdf'].map(
      (name) => new File(['x'], name, { type: name.endsWith('png') ? 'image/png' : 'application/pdf' }),
    )
    await userEvent.upload(screen.getByLabelText(/^Files/), files)
    expect(screen.getByText('box.png, label.pdf')).toBeTruthy()
  })

  it('sends a message once and thanks for it [CONTACT-02]', async () => {
    const send = vi.fn<(call: CommerceCall) => Promise<unknown>>().mockResolvedValue({})
    show(send)
    await write()
    await submit()
    expect(send).toHaveBeenCalledOnce()
    expect(send.mock.calls[0]?.[0].path).toBe('/api/v2/tickets')
    expect(screen.getByText('Thank you')).toBeTruthy()
  })

  it('reports that sending failed, and leaves every word in the form [CONTACT-02, CONTACT-05]', async () => {
    show(vi.fn().mockRejectedValue(new Error('500')))
    await write()
    await submit()
    expect(screen.getByRole('alert').textContent).toContain('Not sent')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('It has not arrived.')
  })

  it('takes pictures and PDF files, several at once [IMG-03]', () => {
    show(vi.fn())
    const files = screen.getByLabelText<HTMLInputElement>('Files (optional)')
    expect(files.accept).toBe('image/gif,image/jpeg,image/png,application/pdf')
    expect(files.multiple).toBe(true)
  })

  it('names what is missing instead of sending', async () => {
    const send = vi.fn()
    show(send)
    await submit()
    expect(send).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Your e-mail').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement?.getAttribute('name')).toBe('email')
  })

  it('takes its rules from the schema that it loads [CONTACT-03]', async () => {
    const { description } = TICKET_SCHEMA.properties
    const stricter = { ...TICKET_SCHEMA, properties: { ...TICKET_SCHEMA.properties, description: { ...description, minLength: 40 } } }
    rules.mockImplementation(async () => Response.json({ content: stricter }))
    const send = vi.fn()
    show(send)
    await write()
    await submit()
    expect(String(rules.mock.calls[0]?.[0])).toContain('/data/contact-us-schema_webLabels.json?siteTag=ald-gb')
    expect(send).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Your message').getAttribute('aria-invalid')).toBe('true')
  })

  it('leaves the check to the server where the schema cannot be had', async () => {
    rules.mockImplementation(async () => new Response('', { status: 500 }))
    const send = vi.fn<(call: CommerceCall) => Promise<unknown>>().mockResolvedValue({})
    show(send)
    await submit()
    expect(send).toHaveBeenCalledOnce()
  })

  it('offers 48 countries by name with the site’s own chosen, and sends the code [CONTACT-06]', async () => {
    const send = vi.fn<(call: CommerceCall) => Promise<unknown>>().mockResolvedValue({})
    show(send)
    const countries = screen.getByLabelText<HTMLSelectElement>('Country')
    expect(countries.options).toHaveLength(48)
    expect(countries.selectedOptions[0]?.text).toBe('United Kingdom')
    await userEvent.selectOptions(countries, 'Mexico')
    await write()
    await submit()
    expect((send.mock.calls[0]?.[0].body as FormData).get('custom_fields[cf_country]')).toBe('MX')
  })

  it('prefills a country it knows and ignores any other [CONTACT-01, CONTACT-07]', () => {
    show(vi.fn(), { cf_country: 'jp' })
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('JP')
    cleanup()
    show(vi.fn(), { cf_country: 'XX' })
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('GB')
  })

  it('refuses a sixth file before it sends anything', async () => {
    const send = vi.fn()
    show(send)
    await write()
    await userEvent.upload(
      screen.getByLabelText('Files (optional)'),
      Array.from({ length: 6 }, (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' })),
    )
    await submit()
    expect(send).not.toHaveBeenCalled()
    expect(screen.getByText(/at most five/)).toBeTruthy()
  })

  it('sends a file of five megabytes, and refuses one that is a byte larger', async () => {
    const send = vi.fn()
    show(send)
    await write()
    const attach = (bytes: number) =>
      userEvent.upload(screen.getByLabelText(/^Files/), new File([new Uint8Array(bytes)], 'box.png', { type: 'image/png' }))
    await attach(5_000_001)
    await submit()
    expect(send).not.toHaveBeenCalled()
    await attach(5_000_000)
    await submit()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  })
})

describe('a ticket', () => {
  it('takes only subjects that are offered, and cuts what is too long [CONTACT-01]', () => {
    const draft = draftOf({ type: 'admin', subject: 'x'.repeat(999) }, { types: ['order'], country: 'GB' })
    expect(draft.type).toBe('')
    expect(draft.subject).toHaveLength(150)
  })

  it('can come from 48 countries [CONTACT-06]', () => {
    expect(new Set(TICKET_COUNTRIES).size).toBe(48)
  })

  it('needs an e-mail that looks like one and a few words', () => {
    const draft = { type: '', email: 'jane', subject: 'x', description: 'short', cf_country: 'GB', product_id: '' }
    expect(checkTicket(draft, TICKET_SCHEMA, true)).toEqual({ type: 'required', email: 'format', description: 'tooShort' })
  })

  it('needs a subject area only where there are some to choose from', () => {
    const draft = { type: '', email: 'a@b.co', subject: 'Parcel', description: 'It has not arrived.', cf_country: 'GB', product_id: '' }
    expect(checkTicket(draft, TICKET_SCHEMA, true)).toEqual({ type: 'required' })
    expect(checkTicket(draft, TICKET_SCHEMA, false)).toEqual({})
    expect(checkTicket({ ...draft, type: 'order' }, TICKET_SCHEMA, true)).toEqual({})
  })

  it('is sent without its empty fields [CONTACT-04]', () => {
    const body = ticketBody({ type: '', email: 'a@b.co', subject: 's', description: 'd', cf_country: 'GB', product_id: '' }, [], 'en')
    expect([...body.keys()]).toEqual([
      'email',
      'subject',
      'description',
      'priority',
      'status',
      'custom_fields[cf_language]',
      'custom_fields[cf_country]',
    ])
    expect(body.get('priority')).toBe('3')
    expect(body.get('status')).toBe('2')
  })

  it.each([
    ['es', 'ES', 'es'],
    ['es', 'MX', 'es-LA'],
    ['zh', 'TW', 'zh-TW'],
    ['zh', 'CN', 'zh-CN'],
    ['pt', 'BR', 'pt-BR'],
    ['pt', 'PT', 'pt-PT'],
    ['iw', 'IL', 'he'],
    ['fr', 'CA', 'fr'],
  ])('names %s in %s as %s to the help desk [CONTACT-06, CONTACT-07]', (language, country, code) => {
    expect(helpDeskLanguage(language, country)).toBe(code)
  })
})
