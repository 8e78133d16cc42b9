import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { InsertDialog } from '../../../composer/insert/insert-dialog.tsx'
import type { Answer } from '../../../composer/api/compose-client.ts'
import type { ComposeBlockType, ComposeSection } from '../../../schemas/api/compose.ts'
import messages from '../../../src/i18n/compose/en.json'
import { MessagesProvider } from '../../../src/i18n/messages-context.tsx'
import { site } from '../../factories/site.ts'

const block = (type: string, title: string, group: string, description: string): ComposeBlockType => ({
  ...{ type, title, group, description, example: {} },
})

const BLOCKS: readonly ComposeBlockType[] = [
  block('logo', 'Logo', 'frame', 'The shop’s name, leading home.'),
  block('hero', 'Hero', 'content', 'The opener of a page.'),
  block('accordion', 'Accordion', 'content', 'Panels that open and close.'),
  block('product-tray', 'Product tray', 'content', 'A row of products.'),
  block('filters', 'Filters', 'listing', 'What a shopper can narrow a listing by.'),
  block('fragment', 'Shared section', 'content', 'Blocks used on several pages.'),
  block('cafe', 'Café', 'hologram', 'Of a later release.'),
]

const SECTIONS: readonly ComposeSection[] = [
  { id: 's1', title: 'Promises', usedBy: 7, state: 'live' },
  { id: 's2', title: '', usedBy: 0, state: 'draft' },
]

export const answered = <Value,>(value: Value): (() => Promise<Answer<Value>>) => vi.fn(async () => ({ ok: true as const, value }))

export const refused = (message: string) => async () => ({
  ...{ ok: false as const, status: message === '' ? 0 : 503, refusal: { code: 'CMS_UNAVAILABLE', message, requestId: 'r1' } },
})

interface Shown {
  readonly types?: readonly string[]
  readonly client?: Partial<Parameters<typeof InsertDialog>[0]['client']>
}

/** The gallery for a place of a page. jsdom shows no frames and watches nothing scroll: here every picture is near. */
export const showInsert = ({ types = BLOCKS.map(({ type }) => type), client }: Shown = {}) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly onSeen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
      observe = (): void => this.onSeen([{ isIntersecting: true }])
      disconnect = (): void => undefined
    },
  )
  const calls = { onChoose: vi.fn(), onChooseSection: vi.fn(), onClose: vi.fn() }
  const given = { blocks: answered({ blocks: BLOCKS }), sections: answered({ sections: SECTIONS }), ...client }
  const shown = render(
    <MessagesProvider messages={messages} locale="en-GB">
      <InsertDialog types={types} client={given} site={site('gb')} language="en" {...calls} />
    </MessagesProvider>,
  )
  return { ...shown, ...calls, client: given }
}
