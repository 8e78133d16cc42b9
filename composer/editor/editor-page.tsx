import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ComposeEntry, ComposeSession } from '../../schemas/api/compose.ts'
import { changedVersions } from '../../src/content/composing/changed-versions.ts'
import { localeChain } from '../../src/content/locales.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { Area, AreaTabs } from './areas.tsx'
import { EditorBar } from './editor-bar.tsx'
import { Outline } from './outline.tsx'
import { outlineOf } from './outline-tree.ts'
import { PageDialogs } from './page-dialogs.tsx'
import { createPanelServices } from './panel-services.ts'
import { SideArea } from './side-area.tsx'
import { frameScript, Stage } from './stage.tsx'
import { FoundSection } from '../found/found-section.tsx'
import { LookSection } from '../look/look-section.tsx'
import { useLook } from '../look/use-look.ts'
import { MendingProvider, usePageMending } from '../mends/mending-context.tsx'
import { InsertDialog } from '../insert/insert-dialog.tsx'
import { PagePlans } from '../schedule/page-plans.tsx'
import { ReviewedPage } from '../reviews/review-note.tsx'
import { useReview } from '../reviews/use-review.ts'
import { EditorTour } from '../tour/tour.tsx'
import { useTour } from '../tour/use-tour.ts'
import type { CanvasView, WantedView } from '../view/canvas-view.ts'
import { seeBlock } from '../view/see-block.ts'
import { useShowsChosen, useVariantPicks } from '../view/use-variant-picks.ts'
import { useLastSaid } from '../together/use-last-said.ts'
import { useTogether } from '../together/use-together.ts'
import { WhoIsHere } from '../together/who-is-here.tsx'
import type { CanvasWidth } from '../widths/widths.ts'
import { useBeside } from '../panel/beside/use-beside.ts'
import { useStructure } from './structure/use-structure.ts'
import { useStructureKeys } from './structure/use-structure-keys.ts'
import { rowOf } from './selection.ts'
import { useAreaKeys } from './use-area-keys.ts'
import { useAreas } from './use-areas.ts'
import { useCheck } from './use-check.ts'
import type { OpenPage } from './use-document.ts'
import { useLookedAt } from './use-looked-at.ts'
import { usePageCanvas } from './use-page-canvas.ts'
import { usePageDialog } from './use-page-dialog.ts'
import { useKeepsWork, useSavesOnReturn, useUndoKeys } from './use-page-keeping.ts'
import { useStore } from './use-store.ts'
import styles from './editor.module.scss'

interface Props {
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

/** Outline, canvas and panel of an open page. */
export const EditorPage = ({ client, session, page, pageId, view, onView, onReload, target }: Props) => {
  const t = useTranslate()
  const { store, autosave } = page
  const { site, language } = view
  const { document } = useStore(store)
  const [width, setWidth] = useState<CanvasWidth>('full')
  const locales = useMemo(() => localeChain(document.locales, language, site.code), [document.locales, language, site.code])
  const variants = useVariantPicks(document)
  const { picks, hidden } = variants
  const canvas = usePageCanvas({ client, document, view, locales, picks })
  const check = useCheck(client, document, canvas.isShown)
  const see = useCallback(
    (entry: ComposeEntry) => seeBlock(entry, { view, locale: locales.at(-1) ?? 'en', t, hidden }),
    [view, locales, t, hidden],
  )
  const rows = useMemo(() => outlineOf(document, locales, check.problems, see), [document, locales, check.problems, see])
  const { beside, choose } = useBeside(document.locales, locales[0] ?? 'en')
  const query = useMemo(() => ({ siteTag: site.siteTag, lang: language }), [site, language])
  const services = useMemo(
    () =>
      createPanelServices({
        client,
        store,
        site: query,
        timeZone: site.timeZone,
        beside,
        sites: session.sites,
        locales,
        t,
      }),
    [client, store, query, site, beside, session.sites, locales, t],
  )
  const look = useLook({ document, locales, width, address: canvas.address, revision: canvas.page.page?.draft.revision })
  const side = useRef<HTMLElement>(null)
  const { shown, show } = useAreas()
  const lookedAt = useLookedAt({ pageId, target, rows, view, onView, sites: session.sites, side, show })
  const { row, selected, extent, run, select, selectField } = lookedAt
  useShowsChosen(document, row, variants)
  const { dialog, isHeldUp, plansRead, open, close } = usePageDialog({ autosave, show, onLive: onReload })
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
  const tour = useTour()
  useStructureKeys(structure)
  useKeepsWork(page)
  useSavesOnReturn(page)
  useUndoKeys(page)
  useAreaKeys(show)
  useEffect(() => {
    window.document.title = canvas.title
  }, [canvas.title])
  return (
    <MendingProvider value={mending}>
      <div className={styles.editor}>
        <EditorBar
          title={canvas.title}
          sites={session.sites}
          view={view}
          onView={onView}
          variants={variants}
          width={width}
          onWidth={setWidth}
          page={page}
          onSelect={selectField}
          leave={reviewed.leave}
          onOpen={(wanted) => void open(wanted)}
          onTour={tour.begin}
          isNarrow={shown !== undefined}
          others={<WhoIsHere others={together.others} pageId={pageId} nameOf={services.entryName} />}
        />
        {/* A narrow window shows no landmark but this one. */}
        <div className={styles.body} role={shown === undefined ? undefined : 'main'}>
          {shown !== undefined && (
            <AreaTabs shown={shown} onShow={show} block={row?.name ?? ''} said={structure.said} autosave={autosave} />
          )}
          <Area name="blocks" shown={shown} onShow={show}>
            <div className={styles.outline} data-structure-keys="">
              <Outline
                document={document}
                rows={rows}
                current={row}
                run={run}
                extent={extent}
                structure={structure}
                others={together.others}
                onSelect={select}
              />
            </div>
          </Area>
          <Area name="page" shown={shown} onShow={show}>
            <ReviewedPage
              client={client}
              pageId={pageId}
              reviewed={reviewed}
              isAllLive={changedVersions(document).size === 0}
              onReload={onReload}
            >
              <Stage
                canvas={canvas}
                width={width}
                onWidth={setWidth}
                document={document}
                store={store}
                locales={locales}
                row={row}
                structure={structure}
                isReadOnly={isReadOnly}
                role={shown === undefined ? 'main' : undefined}
                onSelect={select}
                together={together}
                onMeasured={look.onMeasured}
              />
            </ReviewedPage>
          </Area>
          <Area name="fields" shown={shown} onShow={show}>
            <SideArea
              area={side}
              role={shown === undefined ? 'complementary' : 'region'}
              client={client}
              row={row}
              structure={structure}
              autosave={autosave}
              isHeldUp={isHeldUp}
              document={document}
              entryId={selected}
              rows={rows}
              store={store}
              locales={locales}
              check={check}
              services={services}
              onBeside={choose}
              isReadOnly={isReadOnly}
              onSelect={selectField}
              found={canvas.isShown && selected === pageId && <FoundSection document={document} view={view} locales={locales} />}
              look={
                canvas.address !== undefined && (
                  <LookSection
                    look={look}
                    trial={{ address: canvas.address, frameScript: frameScript(), pageKey: canvas.page.key, draw: canvas.draw }}
                    document={document}
                    entryId={selected}
                    store={store}
                    locales={locales}
                    services={services}
                    isReadOnly={isReadOnly}
                    pathOf={(id) => rowOf(rows, { entryId: id, nth: 1 })?.path ?? []}
                    onSelect={selectField}
                  />
                )
              }
              plans={canvas.isShown && <PagePlans key={plansRead} client={client} pageId={pageId} />}
            />
          </Area>
        </div>
        <EditorTour tour={tour} isNarrow={shown !== undefined} onShow={show} leave={reviewed.leave} />
        {structure.insertion !== undefined && (
          <InsertDialog
            types={structure.insertion.types}
            client={client}
            site={site}
            language={language}
            onChoose={structure.insert}
            onChooseSection={structure.insertSection}
            onClose={structure.closeInsertion}
          />
        )}
        <PageDialogs
          open={dialog}
          client={client}
          store={store}
          document={document}
          locales={locales}
          problems={check.problems}
          sites={session.sites}
          timeZone={site.timeZone}
          isReadOnly={isReadOnly}
          onSelect={selectField}
          onSaid={structure.say}
          onAsked={reviewed.setReview}
          onClose={close}
        />
      </div>
    </MendingProvider>
  )
}
