import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ComposeSession } from '../../schemas/api/compose.ts'
import { changedVersions } from '../../src/content/composing/changed-versions.ts'
import { localeChain } from '../../src/content/locales.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { useLook } from '../look/use-look.ts'
import { usePageMending } from '../mends/mending-context.tsx'
import { useBeside } from '../panel/beside/use-beside.ts'
import { useReview } from '../reviews/use-review.ts'
import { useLastSaid } from '../together/use-last-said.ts'
import { useTogether } from '../together/use-together.ts'
import type { CanvasView, WantedView } from '../view/canvas-view.ts'
import { useShowsChosen, useVariantPicks } from '../view/use-variant-picks.ts'
import type { CanvasWidth } from '../widths/widths.ts'
import { createPanelServices } from './panel-services.ts'
import { useStructure } from './structure/use-structure.ts'
import { useStructureKeys } from './structure/use-structure-keys.ts'
import { useAreas } from './use-areas.ts'
import { useCheck } from './use-check.ts'
import type { OpenPage } from './use-document.ts'
import { useFolds } from './use-folds.ts'
import { useLookedAt } from './use-looked-at.ts'
import { usePageCanvas } from './use-page-canvas.ts'
import { usePageDialog } from './use-page-dialog.ts'
import { useKeepsWork, useSavesOnReturn } from './use-page-keeping.ts'
import { usePageRows } from './use-page-rows.ts'
import { useStore } from './use-store.ts'

export interface EditorInput {
  readonly client: ComposeClient
  readonly session: ComposeSession
  readonly page: OpenPage
  readonly pageId: string
  readonly view: CanvasView
  readonly onView: (view: WantedView) => void
  readonly onReload: () => void
  /** Entry of the block that the address leads to. */
  readonly target: string | undefined
}

export type Editor = ReturnType<typeof useEditor>

/** An open page: what of it is looked at and how, what may be done with it, and doing it. */
export const useEditor = (input: EditorInput) => {
  const { client, session, page, pageId, view, onView, onReload, target } = input
  const t = useTranslate()
  const { store, autosave } = page
  const { site, language } = view
  const { document } = useStore(store)
  /** The page on the canvas follows the field: of 500 blocks it takes longer than a letter may. */
  const drawn = useDeferredValue(document)
  const [width, setWidth] = useState<CanvasWidth>('full')
  const locales = useMemo(() => localeChain(document.locales, language, site.code), [document.locales, language, site.code])
  const variants = useVariantPicks(document)
  const canvas = usePageCanvas({ client, document: drawn, view, locales, picks: variants.picks })
  const check = useCheck(client, document, canvas.isShown)
  const rows = usePageRows({ document, locales, problems: check.problems, view, hidden: variants.hidden })
  const { beside, choose: onBeside } = useBeside(document.locales, locales[0] ?? 'en')
  const services = useMemo(
    () =>
      createPanelServices({
        client,
        store,
        site: { siteTag: site.siteTag, lang: language },
        timeZone: site.timeZone,
        beside,
        sites: session.sites,
        locales,
        t,
      }),
    [client, store, site, language, beside, session.sites, locales, t],
  )
  const look = useLook({ document: drawn, locales, width, address: canvas.address, revision: canvas.page.page?.draft.revision })
  const side = useRef<HTMLElement>(null)
  const { shown, show } = useAreas()
  const lookedAt = useLookedAt({ pageId, target, rows, view, onView, sites: session.sites, side, show })
  const { row, selected, run, select, selectField } = lookedAt
  const folds = useFolds(rows, row)
  useShowsChosen(document, row, variants)
  const dialog = usePageDialog({ autosave, show, onLive: onReload })
  const isReadOnly = session.user?.rights.includes('edit') !== true
  const reviewed = useReview(client, session, pageId, document)
  const onInserted = (): void => {
    show('fields')
    lookedAt.focusOnFields()
  }
  const { release } = session
  const together = useTogether({ client, page, pageId, entryId: selected, nameOf: services.entryName })
  const edited = useStructure({ store, client, document, rows, row, run, release, isReadOnly, onSelect: select, onInserted })
  const structure = { ...edited, said: useLastSaid(edited.said, together.said) }
  const mending = usePageMending({ store, document, locales, services, isReadOnly, onSelect: selectField, onSaid: structure.say })
  const isAllLive = useMemo(() => changedVersions(document).size === 0, [document])
  useStructureKeys(structure)
  useKeepsWork(page)
  useSavesOnReturn(page)
  useEffect(() => {
    window.document.title = canvas.title
  }, [canvas.title])
  return {
    ...{ ...input, store, autosave, document, locales, width, setWidth, variants, canvas, check, rows, onBeside, services, look, side },
    ...{ shown, show, lookedAt, folds, dialog, isReadOnly, reviewed, together, structure, mending, isAllLive },
  }
}
