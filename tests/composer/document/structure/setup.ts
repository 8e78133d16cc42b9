import type { ComposeDocument, ComposeEntry } from '../../../../schemas/api/compose.ts'
import type { Json } from '../../../../schemas/page.ts'
import { composeDocument, composeEntry } from '../setup.ts'

const link = (id: string): Json => ({ sys: { type: 'Link', linkType: 'Entry', id } })
export const links = (...ids: readonly string[]) => ({ en: ids.map(link) })

/** A landing page: headline, accordion of two panels (the first with a rich text), shared section of one headline, a block nobody knows. */
export const landing = (more: Readonly<Record<string, ComposeEntry>> = {}): ComposeDocument => ({
  ...composeDocument(),
  entries: {
    page: composeEntry('page', 'page', {
      title: { en: 'Help' },
      key: { en: 'landing/help' },
      kind: { en: 'landing' },
      blocks: links('head', 'questions', 'section', 'odd'),
    }),
    head: composeEntry('head', 'headline', { text: { en: 'Help' } }),
    questions: composeEntry('questions', 'accordion', { panels: links('one', 'two') }),
    one: composeEntry('one', 'accordion-panel', { title: { en: 'One' }, body: links('words') }),
    two: composeEntry('two', 'accordion-panel', { title: { en: 'Two' } }),
    words: composeEntry('words', 'markdown', { markdown: { en: 'Words' } }),
    section: composeEntry('section', 'fragment', { title: { en: 'Promises' }, blocks: links('promise') }),
    promise: composeEntry('promise', 'headline', { text: { en: 'Promise' } }),
    odd: composeEntry('odd', 'hologram', { depth: { en: 3 } }),
    ...more,
  },
})

/** Ids in a slot. */
export const idsIn = ({ entries }: ComposeDocument, owner: string, slot = 'blocks'): readonly string[] =>
  ((entries[owner]?.fields[slot]?.['en'] ?? []) as readonly { readonly sys: { readonly id: string } }[]).map(({ sys }) => sys.id)
