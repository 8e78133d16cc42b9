import { FoundSection } from '../found/found-section.tsx'
import { LookSection } from '../look/look-section.tsx'
import { ReviewedPage } from '../reviews/review-note.tsx'
import { PagePlans } from '../schedule/page-plans.tsx'
import { Area } from './areas.tsx'
import { Outline } from './outline.tsx'
import { rowOf } from './selection.ts'
import { SideArea } from './side-area.tsx'
import { frameScript, Stage } from './stage.tsx'
import type { Editor } from './use-editor.ts'
import styles from './editor.module.scss'

interface Props {
  readonly editor: Editor
}

export const BlocksArea = ({ editor: { shown, show, document, folds, lookedAt, structure, together } }: Props) => (
  <Area name="blocks" shown={shown} onShow={show}>
    <div className={styles.outline} data-structure-keys="">
      <Outline
        document={document}
        folds={folds}
        current={lookedAt.row}
        run={lookedAt.run}
        extent={lookedAt.extent}
        structure={structure}
        others={together.others}
        onSelect={lookedAt.select}
      />
    </div>
  </Area>
)

export const PageArea = ({ editor }: Props) => {
  const { client, pageId, shown, show, reviewed, isAllLive, onReload, lookedAt } = editor
  return (
    <Area name="page" shown={shown} onShow={show}>
      <ReviewedPage client={client} pageId={pageId} reviewed={reviewed} isAllLive={isAllLive} onReload={onReload}>
        <Stage
          canvas={editor.canvas}
          width={editor.width}
          onWidth={editor.setWidth}
          document={editor.document}
          store={editor.store}
          locales={editor.locales}
          row={lookedAt.row}
          structure={editor.structure}
          isReadOnly={editor.isReadOnly}
          role={shown === undefined ? 'main' : undefined}
          onSelect={lookedAt.select}
          together={editor.together}
          onMeasured={editor.look.onMeasured}
        />
      </ReviewedPage>
    </Area>
  )
}

export const FieldsArea = ({ editor }: Props) => {
  const { client, pageId, view, shown, show, document, store, locales, canvas, rows, services, isReadOnly, dialog, look } = editor
  const { row, selected, selectField } = editor.lookedAt
  const looks = canvas.address !== undefined && (
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
  return (
    <Area name="fields" shown={shown} onShow={show}>
      <SideArea
        area={editor.side}
        role={shown === undefined ? 'complementary' : 'region'}
        client={client}
        row={row}
        structure={editor.structure}
        autosave={editor.autosave}
        isHeldUp={dialog.isHeldUp}
        document={document}
        entryId={selected}
        rows={rows}
        store={store}
        locales={locales}
        check={editor.check}
        services={services}
        onBeside={editor.onBeside}
        isReadOnly={isReadOnly}
        onSelect={selectField}
        found={canvas.isShown && selected === pageId && <FoundSection document={document} view={view} locales={locales} />}
        look={looks}
        plans={canvas.isShown && <PagePlans key={dialog.plansRead} client={client} pageId={pageId} />}
      />
    </Area>
  )
}
