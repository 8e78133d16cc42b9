import { useEffect, useMemo, useRef, useState } from 'react'
import type { ComposeSession } from '../../schemas/api/compose.ts'
import { entrySchemas } from '../../src/content/block-schemas.ts'
import { localeChain } from '../../src/content/locales.ts'
import { readPageFields } from '../../src/content/page-entry.ts'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { SiteConfig } from '../../src/site/site-config.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { buildDraft } from '../canvas/build-draft.ts'
import { Canvas } from '../canvas/canvas.tsx'
import { entryIdOf } from '../../src/content/composing/entry-id.ts'
import { toCmsEntry } from '../../src/content/composing/to-cms-source.ts'
import { BlockPanel } from '../panel/block-panel.tsx'
import { canvasAddress } from './canvas-address.ts'
import { ConflictNote } from './conflict-note.tsx'
import { EditorBar, type CanvasWidth } from './editor-bar.tsx'
import { Outline } from './outline.tsx'
import { outlineOf } from './outline-tree.ts'
import { createPanelServices } from './panel-services.ts'
import { ProblemList } from './problem-list.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { localeOfField, textPropsOf } from './text-props.ts'
import { useCheck } from './use-check.ts'
import type { OpenPage } from './use-document.ts'
import { useExamples } from './use-examples.ts'
import { useStore } from './use-store.ts'
import styles from './editor.module.scss'

interface Props {
  readonly client: ComposeClient
  readonly session: ComposeSession
  readonly page: OpenPage
  readonly pageId: string
  readonly site: SiteConfig
  readonly language: string
  readonly onView: (siteTag: string, language: string) => void
  readonly onReload: () => void
}

/** Outline, canvas and panel of an open page. */
export const EditorPage = ({ client, session, page, pageId, site, language, onView, onReload }: Props) => {
  const t = useTranslate()
  const { store, autosave } = page
  const { document } = useStore(store)
  const [selected, setSelected] = useState(pageId)
  /** Of the block on the canvas: an entry may be there several times. */
  const [blockId, setBlockId] = useState<string>()
  const [width, setWidth] = useState<CanvasWidth>('full')
  const [isPublishing, setPublishing] = useState(false)
  /** Publish was pressed while something was not saved: what goes live is what the CMS has. */
  const [isHeldUp, setHeldUp] = useState(false)
  const { problems, isStale } = useCheck(client, document)
  const examples = useExamples(client, site, language)
  const locales = useMemo(() => localeChain(document.locales, language, site.code), [document.locales, language, site.code])
  const [locale = 'en'] = locales
  const outline = useMemo(() => outlineOf(document, locales, problems), [document, locales, problems])
  const draft = useMemo(() => buildDraft({ document, site, language }), [document, site, language])
  const services = useMemo(
    () =>
      createPanelServices({
        client,
        store,
        site: { siteTag: site.siteTag, lang: language },
        locales,
        unreachable: t('compose.unreachable'),
      }),
    [client, store, site, language, locales, t],
  )
  const select = (entryId: string): void => {
    setSelected(entryId === '' ? pageId : entryId)
    setBlockId(entryId === '' || entryId === pageId ? undefined : entryId)
  }
  const rights = session.user?.rights ?? []
  const isReadOnly = !rights.includes('edit')
  const entry = document.entries[selected]
  const schema = entrySchemas.get(entry?.sys.contentType.sys.id ?? '')
  const pageEntry = document.entries[pageId]
  const fields = pageEntry === undefined ? undefined : readPageFields(toCmsEntry(pageEntry), locales)
  const address =
    fields === undefined ? undefined : canvasAddress({ site, language, key: fields.key, kind: fields.kind ?? 'landing', examples })
  const own = problems.filter(({ entryId }) => entryId === selected || (entryId === '' && selected === pageId))
  useKeepsWork(page)
  useUndoKeys(page)
  useEffect(() => {
    window.document.title = fields?.title ?? ''
  }, [fields?.title])
  return (
    <div className={styles.editor}>
      <EditorBar
        title={fields?.title ?? ''}
        sites={session.sites}
        siteTag={site.siteTag}
        language={language}
        onView={onView}
        width={width}
        onWidth={setWidth}
        page={page}
        onSelect={select}
        canPublish={rights.includes('publish')}
        onPublish={() =>
          void autosave.flush().then((isSaved) => {
            setHeldUp(!isSaved)
            setPublishing(isSaved)
          })
        }
      />
      <Outline items={outline} selected={selected} onSelect={select} />
      <main className={styles.stage}>
        {address === undefined ? (
          <p className={styles.noCanvas}>{t('compose.noCanvas')}</p>
        ) : (
          <Canvas
            address={address}
            frameScript={frameScript()}
            width={width}
            page={{ key: fields?.key ?? '', page: draft }}
            selected={blockId}
            texts={isReadOnly ? [] : textPropsOf(entry, schema, locales)}
            onSelect={(id) => {
              setBlockId(id)
              setSelected(id === undefined ? pageId : entryIdOf(id, document.entries))
            }}
            onTextChange={(field, value, typedIn) => {
              const id = entryIdOf(typedIn, document.entries)
              const typed = document.entries[id]
              const at = localeOfField(typed, entrySchemas.get(typed?.sys.contentType.sys.id ?? ''), field, locales)
              store.change(id, field, at, value === '' ? undefined : value)
            }}
          />
        )}
      </main>
      <aside className={styles.side} aria-label={t('compose.panelLabel')}>
        {isHeldUp && (
          <p role="alert" className={styles.heldUp}>
            {t('compose.saveFirst')}
          </p>
        )}
        <h2 dir="auto">{services.entryName(selected) ?? selected}</h2>
        <ConflictNote autosave={autosave} />
        {entry === undefined ? (
          <p>{t('compose.missingEntry')}</p>
        ) : (
          <BlockPanel
            key={`${selected} ${locale}`}
            entry={entry}
            schema={schema}
            locale={locale}
            locales={locales}
            problems={own}
            onChange={(field, at, value) => store.change(selected, field, at, value)}
            onSelect={select}
            services={services}
            isReadOnly={isReadOnly}
          />
        )}
        {selected === pageId && (
          <section className={styles.gate} aria-label={t('compose.gate')}>
            <h2>{t('compose.gate')}</h2>
            {isStale && <p className={styles.quiet}>{t('compose.notChecked')}</p>}
            <ProblemList problems={problems} onSelect={select} />
          </section>
        )}
      </aside>
      {isPublishing && (
        <PublishDialog
          document={document}
          locales={locales}
          problems={problems}
          client={client}
          onSelect={select}
          onClose={(isLive) => {
            setPublishing(false)
            if (isLive) onReload()
          }}
        />
      )}
    </div>
  )
}

/** The script of the canvas, as the server named it in the document. */
const frameScript = (): string => document.getElementById('composer')?.dataset['frameScript'] ?? ''

/** Leaving warns while something is unsaved. */
const useKeepsWork = ({ autosave }: OpenPage): void => {
  const { save } = useStore(autosave)
  const isSaved = useRef(true)
  isSaved.current = save.status === 'saved'
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (!isSaved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}

/** Ctrl or Cmd with Z, with Shift the other way; the store's, not the field's, so that all steps are in one row. */
const useUndoKeys = ({ store }: OpenPage): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) store.redo()
      else store.undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [store])
}
