// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ComposeClient } from '../../../composer/api/compose-client.ts'
import { tryVariant } from '../../../composer/document/structure/variant-edits.ts'
import { createDocumentStore } from '../../../composer/document/document-store.ts'
import { VariantSection } from '../../../composer/variants/variant-section.tsx'
import { changeInWords } from '../../../composer/changes/change-in-words.ts'
import { metaInWords } from '../../../composer/view/meta-in-words.ts'
import type { VariantResult } from '../../../schemas/api/compose-variants.ts'
import { createTranslate } from '../../../src/i18n/create-translate.ts'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'
import messages from '../../../src/i18n/compose/en.json'
import { landing } from '../document/structure/setup.ts'

afterEach(cleanup)

const t = createTranslate({ messages, locale: 'en-GB' })

const show = (results: readonly VariantResult[] | undefined) => {
  const store = createDocumentStore(landing(), () => 0)
  const made = tryVariant(store.get().document, { owner: 'page', slot: 'blocks', index: 0 }, 'words')
  if (made !== undefined) store.edit(made.edit)
  const variants = vi.fn<ComposeClient['variants']>(async () =>
    results === undefined
      ? { ok: false, status: 0, refusal: { code: 'UNREACHABLE', message: '', requestId: '' } }
      : { ok: true, value: { results } },
  )
  const onKeep = vi.fn<() => void>()
  const edit = vi.fn<typeof store.edit>()
  const section = (entryId: string, index: number) =>
    render(
      <MessagesProvider messages={messages} locale="en-GB">
        <VariantSection
          client={{ variants }}
          document={store.get().document}
          store={{ edit }}
          entryId={entryId}
          position={{ owner: 'page', slot: 'blocks', index }}
          isReadOnly={false}
          onKeep={onKeep}
        />
      </MessagesProvider>,
    )
  return { section, copy: made?.select ?? '', variants, onKeep, edit }
}

const result = (variant: string, seen: number, bag: number, order: number): VariantResult => ({ test: 'words', variant, seen, bag, order })

describe('beside a block that is a variant', () => {
  it('stand its share in words, its results with rates, and what they say', async () => {
    const { section, copy } = show([result('a', 1000, 100, 20), result('b', 1000, 140, 22)])
    section(copy, 1)
    expect(screen.getAllByText(/^Half of the visitors who agreed to statistics see this/)).toHaveLength(1)
    const table = await screen.findByRole('table', { name: 'Results on all sites' })
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent)
    expect(rows.slice(1)).toEqual(['Original1,000100 (10%)20 (2%)', 'B1,000140 (14%)22 (2.2%)'])
    expect(screen.getByText('B, bag: more often than after the original, by more than chance.')).toBeDefined()
    expect(screen.getByText('B, orders: no difference from the original that is more than chance.')).toBeDefined()
  })

  it('is said that there are too few to say, also where nobody has seen it yet', async () => {
    const { section } = show([])
    section('head', 0)
    expect(await screen.findByText('B, orders: too few to say.')).toBeDefined()
    expect(screen.getByText(/^This is the original\. Half of the visitors/)).toBeDefined()
  })

  it('is a way to try again where the results cannot be read', async () => {
    const { section, variants } = show(undefined)
    section('head', 0)
    fireEvent.click(within(await screen.findByRole('alert')).getByRole('button'))
    await vi.waitFor(() => expect(variants).toHaveBeenCalledTimes(2))
  })

  it('its name is taken once it is left, and its share as the slider moves', async () => {
    const { section, copy, edit, onKeep } = show([])
    section(copy, 1)
    const name = screen.getByLabelText('Name of the test')
    fireEvent.change(name, { target: { value: 'Summer words' } })
    expect(edit).not.toHaveBeenCalled()
    fireEvent.blur(name)
    expect(edit.mock.lastCall?.[0].values).toHaveLength(2)
    fireEvent.change(screen.getByRole('slider', { name: 'Share of visitors' }), { target: { value: '20' } })
    expect(edit.mock.lastCall?.[0].values[0]?.value).toEqual({ variant: { test: 'words', name: 'b', share: 20 } })
    fireEvent.click(screen.getByRole('button', { name: 'Keep this, end the test' }))
    expect(onKeep).toHaveBeenCalledOnce()
    await screen.findByRole('table')
  })
})

it('the list of blocks and the history say a variant in words', () => {
  const variant = { variant: { test: 'words', name: 'b', share: 50 } }
  const reading = { t, locale: 'en-GB', timeZone: 'Europe/London', segments: [] }
  expect(metaInWords({ ...variant, audience: 'guest' }, reading)).toBe('Variant B of “words”, 50 %, only not signed in')
  expect(metaInWords({ variant: { test: 'words', name: 'a' } }, reading)).toBe('Original of “words”')
  expect(metaInWords({ variant: 'b' }, reading)).toBe('')
  expect(changeInWords({ field: 'meta', before: variant, after: null }, { nameOf: String, timeZone: 'Europe/London' }, t).before).toBe(
    'Variant B of “words”, 50 %',
  )
})
