import { documentToReactComponents, type RenderMark } from '@contentful/rich-text-react-renderer'
import type { RichTextDocument } from '../../../schemas/rich-text.ts'
import { RICH_TEXT_NODES } from './rich-text-nodes.tsx'
import { Fragment, type ReactNode } from 'react'
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

/** A line break in the editor is one on the page. */
const renderText = (text: string): ReactNode =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

/** How marks on a run of text look. */
const RICH_TEXT_MARKS: RenderMark = {
  bold: (inner) => <strong>{inner}</strong>,
  italic: (inner) => <em>{inner}</em>,
  underline: (inner) => <u>{inner}</u>,
  code: (inner) => <code>{inner}</code>,
  superscript: (inner) => <sup>{inner}</sup>,
  subscript: (inner) => <sub>{inner}</sub>,
  strikethrough: (inner) => <s>{inner}</s>,
}
