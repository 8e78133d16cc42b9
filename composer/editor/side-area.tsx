import type { ComponentProps, RefObject } from 'react'
import { useTranslate } from '../../src/i18n/use-translate.ts'
import type { ComposeClient } from '../api/compose-client.ts'
import { CommentJump } from '../comments/comment-jump.tsx'
import { CommentSection } from '../comments/comment-section.tsx'
import type { Autosave } from '../document/autosave.ts'
import { ConflictNote } from './conflict-note.tsx'
import type { OutlineBlock, OutlineRow } from './outline-tree.ts'
import { Side } from './side.tsx'
import { BlockActions } from './structure/block-actions.tsx'
import type { Structure } from './structure/use-structure.ts'
import { VariantSection } from '../variants/variant-section.tsx'
import { useKeepsFocus } from './use-keeps-focus.ts'
import styles from './editor.module.scss'

interface Props extends Omit<ComponentProps<typeof Side>, 'children'> {
  readonly area: RefObject<HTMLElement | null>
  /** A landmark beside the page, or a part of it. */
  readonly role: 'complementary' | 'region'
  readonly client: Pick<ComposeClient, 'variants'>
  /** What is looked at. */
  readonly row: OutlineBlock | undefined
  readonly structure: Structure
  readonly autosave: Autosave
  readonly rows: readonly OutlineRow[]
  /** Publish was pressed while something was not saved. */
  readonly isHeldUp: boolean
}

/** All that is beside the page: what can be done with a block, what has just been done, what two people did, and its fields. */
export const SideArea = ({ area, role, client, row, structure, autosave, isHeldUp, rows, ...side }: Props) => {
  const t = useTranslate()
  useKeepsFocus(area)
  return (
    <aside ref={area} role={role} className={styles.side} tabIndex={-1} aria-label={t('compose.panelLabel')}>
      {isHeldUp && (
        <p role="alert" className={styles.heldUp}>
          {t('compose.saveFirst')}
        </p>
      )}
      <Side {...side}>
        {side.entryId !== side.document.pageId && !side.isReadOnly && <BlockActions structure={structure} />}
        <p role="status" className={styles.said}>
          {structure.said}
        </p>
        <VariantSection
          key={side.entryId}
          client={client}
          document={side.document}
          store={side.store}
          entryId={side.entryId}
          position={row?.position}
          isReadOnly={side.isReadOnly}
          onKeep={structure.acts.keepVariant && (() => structure.run('keepVariant'))}
        />
        <ConflictNote autosave={autosave} />
        <CommentJump pageId={side.document.pageId} entryId={side.entryId} />
      </Side>
      <CommentSection
        key={side.entryId}
        pageId={side.document.pageId}
        entryId={side.entryId}
        blocks={rows.filter((row) => row.kind === 'block')}
        isReadOnly={side.isReadOnly}
        onSelect={side.onSelect}
      />
    </aside>
  )
}
