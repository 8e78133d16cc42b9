import type { RenderNode } from '@contentful/rich-text-react-renderer'
import type { ReactNode } from 'react'
import type { RichTextData, RichTextNode } from '../../../schemas/rich-text.ts'
import { Link } from '../link/link.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './rich-text.module.scss'

/** An embedded entry or picture that is gone renders nothing; its place in the text closes. */
export const RICH_TEXT_NODES: RenderNode = {
  paragraph: (node, children) => (isEmpty(node) ? null : <p>{children}</p>),
  'heading-1': (_node, children) => <h2>{children}</h2>,
  'heading-2': (_node, children) => <h2>{children}</h2>,
  'heading-3': (_node, children) => <h3>{children}</h3>,
  'heading-4': (_node, children) => <h4>{children}</h4>,
  'heading-5': (_node, children) => <h5>{children}</h5>,
  'heading-6': (_node, children) => <h6>{children}</h6>,
  'unordered-list': (_node, children) => <ul>{children}</ul>,
  'ordered-list': (_node, children) => <ol>{children}</ol>,
  'list-item': (_node, children) => <li>{children}</li>,
  blockquote: (_node, children) => <blockquote>{children}</blockquote>,
  hr: () => <hr />,
  table: (_node, children) => (
    <div className={styles.table}>
      <table>
        <tbody>{children}</tbody>
      </table>
    </div>
  ),
  'table-row': (_node, children) => <tr>{children}</tr>,
  'table-header-cell': (_node, children) => <th>{children}</th>,
  'table-cell': (_node, children) => <td>{children}</td>,
  hyperlink: (node, children) => renderLink(node, children),
  'entry-hyperlink': (node, children) => renderLink(node, children),
  'asset-hyperlink': (node, children) => renderLink(node, children),
  'embedded-asset-block': (node) => renderPicture(node),
  'embedded-entry-block': () => null,
  'embedded-entry-inline': () => null,
}

type RendererNode = Parameters<RenderNode[string]>[0]

/** The publisher resolved links and pictures into the node's data before the page went live. */
const dataOf = ({ data }: RendererNode): RichTextData => data

const renderLink = (node: RendererNode, children: ReactNode): ReactNode => {
  const { uri } = dataOf(node)
  return uri === undefined ? children : <Link to={uri}>{children}</Link>
}

const renderPicture = (node: RendererNode): ReactNode => {
  const { image } = dataOf(node)
  if (image === undefined) return null
  return <Picture src={image.url} width={image.width} height={image.height} alt={image.alt} sizes="(max-width: 768px) 100vw, 720px" />
}

/** Editors leave an empty paragraph at the end of every document. */
const isEmpty = ({ content }: Pick<RichTextNode, 'content'> | RendererNode): boolean =>
  (content ?? []).every((child) => child.nodeType === 'text' && (('value' in child ? child.value : undefined) ?? '').trim() === '')
