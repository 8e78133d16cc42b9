import { useCallback, useMemo } from 'react'
import type { ComposeDocument } from '../../schemas/api/compose.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { readPageFields } from '../../src/content/page-entry.ts'
import type { DraftPage } from '../../src/content/draft-page.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { buildDraft } from '../canvas/build-draft.ts'
import type { CanvasProps } from '../canvas/canvas-props.ts'
import type { VariantPicks } from '../document/structure/variant-of.ts'
import type { CanvasView } from '../view/canvas-view.ts'
import { canvasAddress } from './canvas-address.ts'
import { useBlockExamples } from './use-block-examples.ts'
import { useExamples } from './use-examples.ts'
import { useShown } from './use-shown.ts'

interface Input {
  readonly client: ComposeClient
  readonly document: ComposeDocument
  readonly view: CanvasView
  readonly locales: readonly string[]
  readonly picks: VariantPicks
}

/** What of a page the canvas shows, and where. */
export interface PageCanvas {
  readonly title: string
  /** Undefined for pages that no address shows by itself. */
  readonly address: string | undefined
  readonly page: CanvasProps['page']
  /** The draft that another state of the document would make. */
  readonly draw: (document: ComposeDocument) => DraftPage | undefined
  /** It has shown the page once, or had its time (`useShown`). */
  readonly isShown: boolean
  readonly onReady: () => void
}

export const usePageCanvas = ({ client, document, view, locales, picks }: Input): PageCanvas => {
  const { site, language } = view
  const entry = document.entries[document.pageId]
  const fields = entry === undefined ? undefined : readPageFields(toCmsEntry(entry), locales)
  const kind = fields?.kind ?? 'landing'
  const examples = useExamples(client, kind, site, language)
  const address = fields === undefined ? undefined : canvasAddress({ view, key: fields.key, kind, examples })
  const { isShown, onReady } = useShown(address !== undefined)
  const blocks = useBlockExamples(client, isShown)
  const draw = useCallback(
    (drawn: ComposeDocument) => buildDraft({ document: drawn, site, language, examples: blocks, picks }),
    [site, language, blocks, picks],
  )
  const draft = useMemo(() => draw(document), [draw, document])
  return { title: fields?.title ?? '', address, page: { key: fields?.key ?? '', page: draft }, draw, isShown, onReady }
}
