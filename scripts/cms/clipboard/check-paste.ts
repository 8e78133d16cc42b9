import type { SiteConfig } from '../../../src/site/site-config.ts'
import { collectSource } from '../../../server/publishing/cms.ts'
import { linksOf, type CmsEntry, type CmsSource } from '../../../src/content/cms-entry.ts'
import type { Clip, ClipBlock } from '../../../src/content/clipboard/clip.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import type { Problem } from '../../blocks/lint/problem.ts'
import { lintContent } from '../../blocks/lint/lint-content.ts'
import { SCHEMA_CODES, type SchemaCode } from '../../blocks/lint/schema-codes.ts'
import type { ClipboardCms } from './clipboard-cms.ts'
import { withLinks, type Target } from './find-target.ts'
import { defined } from '../../../src/lib/defined.ts'

interface Pasting {
  readonly cms: ClipboardCms
  /** Under the ids it will have. */
  readonly clip: Clip
  readonly page: CmsEntry
  readonly target: Target
  readonly sites: readonly SiteConfig[]
}

/**
 * What would be wrong once the blocks were on the page: what the space cannot hold, what is referred to and not there,
 * and what publishing would say of the page that it does not say already. Writes nothing.
 */
export const checkPaste = async ({ cms, clip, page, target, sites }: Pasting): Promise<readonly Problem[]> => {
  const [locales, fields] = await Promise.all([cms.locales(), cms.fields()])
  const unfit = clip.blocks.flatMap((block) => unfitIn(block, { fields, locales: locales.map(({ code }) => code) }))
  if (unfit.length > 0) return unfit
  const defaultLocale = defaultLocaleOf(locales)
  const added = clip.blocks.map(toEntry)
  const changed = { ...target.holder, fields: withLinks(target, clip.roots, defaultLocale) }
  const before = await collectSource(cms, [page])
  const after = withEntries(await collectSource(cms, [page, changed, ...added]), [...before.entries.values(), changed, ...added])
  const missing = [...added, changed].flatMap((entry) => missingIn(entry, { before: before.entries, after }))
  if (missing.length > 0) return missing
  const lint = (source: CmsSource): readonly Problem[] =>
    lintContent({ pages: [source.entries.get(page.sys.id) ?? page], source, locales }, sites)
  const existing = new Set(lint(before).map(nameOf))
  return lint(after).filter((pasteProblem) => !existing.has(nameOf(pasteProblem)))
}

/** What is said anew, wherever its block has moved to. */
const nameOf = ({ code, blockId, message }: Problem): string => JSON.stringify([code, blockId, message])

const toEntry = ({ id, type, fields }: ClipBlock): CmsEntry => ({ sys: { id, contentType: { sys: { id: type } }, revision: 0 }, fields })

const withEntries = (source: CmsSource, entries: readonly CmsEntry[]): CmsSource => ({
  ...source,
  entries: new Map([...source.entries, ...entries.map((entry) => [entry.sys.id, entry] as const)]),
})

interface Space {
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly locales: readonly string[]
}

const unfitIn = (block: ClipBlock, { fields, locales }: Space): readonly Problem[] => {
  const existing = Object.hasOwn(fields, block.type) ? fields[block.type] : undefined
  if (existing === undefined) return [pasteProblem('pasteUnfit', block, `The space has no content type ${block.type}.`)]
  const used = new Set(Object.values(block.fields).flatMap((values) => Object.keys(values)))
  return [
    ...Object.keys(block.fields)
      .filter((name) => !existing.includes(name))
      .map((name) => pasteProblem('pasteUnfit', block, `The content type ${block.type} of the space has no field ${name}.`)),
    ...[...used]
      .filter((code) => !locales.includes(code))
      .map((code) => pasteProblem('pasteUnfit', block, `The space has no language ${code}.`)),
  ]
}

/** What was missing where it was copied from stays missing only there: elsewhere it would be a new mistake. */
const missingIn = (
  entry: CmsEntry,
  { before, after }: { readonly before: CmsSource['entries']; readonly after: CmsSource },
): readonly Problem[] => {
  const block = { id: entry.sys.id, type: entry.sys.contentType.sys.id }
  const had = before.get(entry.sys.id)
  const old = new Set(had === undefined ? [] : linksOf(had).entries.concat(linksOf(had).assets))
  const { entries, assets } = linksOf(entry)
  return [
    ...assets
      .filter((id) => !after.assets.has(id) && !old.has(id))
      .map((id) => pasteProblem('pasteMissing', block, `It needs the asset ${id}, which the space does not have.`, id)),
    ...entries
      .filter((id) => !after.entries.has(id) && !old.has(id))
      .map((id) => pasteProblem('pasteMissing', block, `It refers to the entry ${id}, which the space does not have.`, id)),
  ]
}

/** A problem of a block that is pasted. */
export const pasteProblem = (
  code: SchemaCode,
  { id, type }: Pick<ClipBlock, 'id' | 'type'>,
  message: string,
  refersTo?: string,
): Problem => ({
  severity: SCHEMA_CODES[code].severity,
  code,
  path: `/entries/${id}`,
  page: '',
  blockId: id,
  ...defined({ refersTo }),
  where: `${type} ${id}`,
  message,
})
