import { PROBLEM_CODES, type ProblemCodeText } from '../../../src/content/problem-codes.ts'
import { SCHEMA_CODES } from '../lint/schema-codes.ts'
import { BANNER, markdownTable } from './markdown.ts'

/** docs/blocks/codes.md: what every code of every problem means. */
export const codesPage = (): string => `${BANNER}
# Codes

Every problem has one shape: \`{ severity, code, path, page, blockId, where, message }\`. Codes are stable. An error keeps a page
from going live and fails \`npm run blocks lint\`; a warning does neither.

## Content

Found when a page is published, in preview, and by \`npm run blocks lint --space\` or \`--export\`. \`path\` is a JSON pointer into
the page, \`page\` its key, \`blockId\` begins with the id of the entry.

${codeTable(PROBLEM_CODES)}

## Schemas, fixtures, migrations and the clipboard

Found by \`npm run blocks lint\`. \`path\` is a file with a JSON pointer behind \`#\`; \`page\` and \`blockId\` are empty. Those of
\`npm run blocks migrate\` and \`npm run cms paste\` are of entries, \`/entries/{id}\`.

${codeTable(SCHEMA_CODES)}
`

const codeTable = (codes: Readonly<Record<string, ProblemCodeText>>): string =>
  markdownTable(
    ['Code', 'Severity', 'What is the matter', 'What to do'],
    Object.entries(codes).map(([code, { severity, meaning, remedy }]) => [`\`${code}\``, severity, meaning, remedy]),
  )
