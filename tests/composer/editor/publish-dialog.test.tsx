// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PublishDialog } from '../../../composer/editor/publish-dialog.tsx'
import type { ComposeDocument, ComposeProblem, PublishOutcome, PublishPage } from '../../../schemas/api/compose.ts'
import type { AddressAnswer } from '../../../schemas/api/compose-pages.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'

afterEach(cleanup)

const documentAt = (key: string): ComposeDocument => ({
  pageId: 'p',
  entries: {
    p: {
      sys: { id: 'p', type: 'Entry', contentType: { sys: { id: 'page' } }, version: 7, publishedVersion: 3, updatedAt: '' },
      fields: { title: { en: 'Coats' }, key: { en: key }, kind: { en: 'landing' }, sites: { en: ['ald-gb'] } },
    },
  },
  assets: {},
  locales: [{ code: 'en', fallbackCode: null, default: true }],
  usedBy: {},
})

const showDialog = ({
  key = 'landing/new',
  outcomes = [{ status: 'published' }],
  address = { state: 'free', message: 'Free.' },
  problems = [],
}: {
  key?: string
  outcomes?: readonly PublishOutcome[]
  address?: AddressAnswer
  problems?: readonly ComposeProblem[]
} = {}) => {
  const left = [...outcomes]
  const client = {
    live: async () => ({ ok: true as const, value: { fields: { p: { key: { en: 'landing/old' } } } } }),
    address: vi.fn(async () => ({ ok: true as const, value: address })),
    publish: vi.fn(async (_id: string, _page: PublishPage) => ({
      ok: true as const,
      value: left.shift() ?? { status: 'published' as const },
    })),
  }
  const onClose = vi.fn<(isLive: boolean) => void>()
  render(
    <MessagesProvider messages={messages} locale="en-GB">
      <PublishDialog
        document={documentAt(key)}
        locales={['en']}
        problems={problems}
        timeZone="Europe/London"
        client={client}
        onSelect={() => undefined}
        onClose={onClose}
      />
    </MessagesProvider>,
  )
  return { client, onClose }
}
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }))

describe('publishing a page whose address changes', () => {
  it('leads shoppers from the old address unless she unticks it', async () => {
    const { client } = showDialog()
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Lead shoppers from /old to /new' })
    expect(tick.checked).toBe(true)
    expect([screen.getByText('Address').tagName, screen.queryByText(/landing\//)]).toEqual(['DT', null])
    await press('Publish')
    await screen.findByText('/old leads here from now on.')
    expect(client.publish).toHaveBeenCalledWith('p', { versions: { p: 7 }, redirect: true })
    cleanup()
    const other = showDialog()
    await userEvent.click(await screen.findByRole('checkbox'))
    await press('Publish')
    await screen.findByText('It is live.')
    expect(screen.queryByText(/leads here/)).toBeNull()
    expect(other.client.publish).toHaveBeenCalledWith('p', { versions: { p: 7 }, redirect: false })
  })

  it('says that the page is live where the redirect failed, and does it again', async () => {
    const { client, onClose } = showDialog({ outcomes: [{ status: 'published', redirectProblem: { message: 'Not yet.' } }] })
    await press('Publish')
    await screen.findByText('Not yet.')
    expect(screen.getByText('It is live.')).toBeDefined()
    await press('Try again')
    await waitFor(() => expect(client.publish).toHaveBeenCalledTimes(2))
    await screen.findByText('/old leads here from now on.')
    await press('Done')
    expect(onClose).toHaveBeenCalledWith(true)
  })

  it('warns where the address is another’s', async () => {
    const { client } = showDialog({ address: { state: 'category', message: '/new is the address of a category.' } })
    await screen.findByText('/new is the address of a category.')
    expect(client.address).toHaveBeenCalledWith({ path: '/new', pageId: 'p', sites: ['ald-gb'] })
  })
})

it('publishing a page that stays where it is asks for no redirect', async () => {
  const { client } = showDialog({ key: 'landing/old' })
  await press('Publish')
  await screen.findByText('It is live.')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(client.publish).toHaveBeenCalledWith('p', { versions: { p: 7 } })
})

it('publishing begins with what keeps the page from going live, and ends with what only could be better', async () => {
  const problem = (severity: ComposeProblem['severity']): ComposeProblem => ({
    code: 'textMissing',
    severity,
    path: severity,
    entryId: 'p',
    where: 'Page',
    message: `The ${severity}.`,
    sites: ['ald-gb'],
  })
  showDialog({ key: 'landing/old', problems: [problem('warning'), problem('error')] })
  await screen.findByText('The error.')
  await screen.findByRole('button', { name: /Coats/ })
  const { textContent } = screen.getByRole('dialog', { hidden: true })
  expect(textContent).toMatch(/keeps the page from going live.*The error\..*Coats.*could be better.*The warning\./s)
  expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe('true')
})
