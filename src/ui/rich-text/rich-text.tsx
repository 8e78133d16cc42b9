import { documentToReactComponents } from '@contentful/rich-text-react-renderer'
import type { RichTextDocument } from '../../../schemas/rich-text.ts'
import { RICH_TEXT_MARKS } from './rich-text-marks.tsx'
import { RICH_TEXT_NODES } from './rich-text-nodes.tsx'
import { renderText } from './render-text.tsx'
import styles from './rich-text.module.scss'

type RendererDocument = Parameters<typeof documentToReactComponents>[0]

/** A rich text document of the CMS as elements. Nodes it does not know are left out, but their children are rendered. */
export const RichText = ({ document }: { readonly document: RichTextDocument }) => (
  <div className={styles.text}>
    {documentToReactComponents(toRendererDocument(document), { renderNode: RICH_TEXT_NODES, renderMark: RICH_TEXT_MARKS, renderText })}
  </div>
)

/** Ours is the same tree with links resolved; the renderer's type wants the CMS's own links and mutable lists. */
const toRendererDocument = (document: RichTextDocument): RendererDocument => document as unknown as RendererDocument
