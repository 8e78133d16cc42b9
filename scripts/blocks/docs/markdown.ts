/** First line of every generated page. */
export const BANNER = '<!-- Written by `npm run blocks docs` from schemas/. Change a schema and run it again; changes here are lost. -->\n'

/** A table of texts; what would end a cell or a line is taken care of. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
