import type { RenderMark } from '@contentful/rich-text-react-renderer'

/** How marks on a run of text look. */
export const RICH_TEXT_MARKS: RenderMark = {
  bold: (inner) => <strong>{inner}</strong>,
  italic: (inner) => <em>{inner}</em>,
  underline: (inner) => <u>{inner}</u>,
  code: (inner) => <code>{inner}</code>,
  superscript: (inner) => <sup>{inner}</sup>,
  subscript: (inner) => <sub>{inner}</sub>,
  strikethrough: (inner) => <s>{inner}</s>,
}
