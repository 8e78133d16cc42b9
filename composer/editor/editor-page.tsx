import { InsertDialog } from '../insert/insert-dialog.tsx'
import { MendingProvider } from '../mends/mending-context.tsx'
import { WhoIsHere } from '../together/who-is-here.tsx'
import { EditorTour } from '../tour/tour.tsx'
import { useTour } from '../tour/use-tour.ts'
import { AreaTabs } from './areas.tsx'
import { BlocksArea, FieldsArea, PageArea } from './editor-areas.tsx'
import { EditorBar } from './editor-bar.tsx'
import { PageDialogs } from './page-dialogs.tsx'
import { useEditor, type EditorInput } from './use-editor.ts'
import { useEditorCommands } from './use-editor-commands.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import styles from './editor.module.scss'

/** Outline, canvas and panel of an open page. */
export const EditorPage = (input: EditorInput) => {
  const editor = useEditor(input)
  const acts = useEditorKeys(editor)
  useEditorCommands(editor, acts)
  const tour = useTour()
  const { client, session, page, pageId, view, onView, document, store, locales, check, services, isReadOnly } = editor
  const { structure, dialog, shown, show, reviewed } = editor
  const { row, selectField } = editor.lookedAt
  return (
    <MendingProvider value={editor.mending}>
      <div className={styles.editor}>
        <EditorBar
          title={editor.canvas.title}
          sites={session.sites}
          view={view}
          onView={onView}
          variants={editor.variants}
          width={editor.width}
          onWidth={editor.setWidth}
          page={page}
          onSelect={selectField}
          leave={reviewed.leave}
          onOpen={(wanted) => void dialog.open(wanted)}
          onTour={tour.begin}
          isNarrow={shown !== undefined}
          others={<WhoIsHere others={editor.together.others} pageId={pageId} nameOf={services.entryName} />}
        />
        {/* A narrow window shows no landmark but this one. */}
        <div className={styles.body} role={shown === undefined ? undefined : 'main'}>
          {shown !== undefined && (
            <AreaTabs shown={shown} onShow={show} block={row?.name ?? ''} said={structure.said} autosave={editor.autosave} />
          )}
          <BlocksArea editor={editor} />
          <PageArea editor={editor} />
          <FieldsArea editor={editor} />
        </div>
        <EditorTour tour={tour} isNarrow={shown !== undefined} onShow={show} leave={reviewed.leave} />
        {structure.insertion !== undefined && (
          <InsertDialog
            types={structure.insertion.types}
            client={client}
            site={view.site}
            language={view.language}
            onChoose={structure.insert}
            onChooseSection={structure.insertSection}
            onClose={structure.closeInsertion}
          />
        )}
        <PageDialogs
          open={dialog.dialog}
          client={client}
          store={store}
          document={document}
          locales={locales}
          problems={check.problems}
          sites={session.sites}
          timeZone={view.site.timeZone}
          isReadOnly={isReadOnly}
          onSelect={selectField}
          onSaid={structure.say}
          onAsked={reviewed.setReview}
          onClose={dialog.close}
        />
      </div>
    </MendingProvider>
  )
}
