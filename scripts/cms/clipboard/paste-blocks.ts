import type { SiteConfig } from '../../../src/site/site-config.ts'
import { collectSource } from '../../../server/publishing/cms.ts'
import { renewIds, type Clip } from '../../../src/content/clipboard/clip.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import type { Problem } from '../../blocks/lint/problem.ts'
import { entrySchemas } from '../../../src/content/block-schemas.ts'
import { checkPaste } from './check-paste.ts'
import type { ClipboardCms } from './clipboard-cms.ts'
import { findPage, findTarget, type PastePosition } from './find-target.ts'
import { writePaste } from './write-paste.ts'

interface Pasting {
  readonly cms: ClipboardCms
  readonly clip: Clip
  /** Key of the page. */
  readonly page: string
  readonly siteTag?: string | undefined
  readonly position: PastePosition
  readonly sites: readonly SiteConfig[]
  readonly newId: () => string
  /** Looks only. */
  readonly isRehearsal: boolean
}

export interface PasteOutcome {
  /** Ids of what is on the page now, in order; none where there was an error. */
  readonly pasted: readonly string[]
  /** Drafts that were made. */
  readonly made: number
  readonly problems: readonly Problem[]
}

/**
 * Puts copied blocks on a page, as drafts with ids of their own: all of them or none. Nothing is published, and nothing that is
 * there changes but the list they are put in. Throws a UsageError for a page or position that is not there.
 */
export const pasteBlocks = async ({
  cms,
  clip,
  siteTag,
  position,
  sites,
  newId,
  isRehearsal,
  ...input
}: Pasting): Promise<PasteOutcome> => {
  const page = await findPage(cms, input.page, siteTag)
  const defaultLocale = defaultLocaleOf(await cms.locales())
  const source = await collectSource(cms, [page])
  const target = findTarget(position, { page, source, schemas: entrySchemas, defaultLocale })
  const renewed = renewIds({ clip, schemas: entrySchemas, newId })
  const problems = await checkPaste({ cms, clip: renewed, page, target, sites })
  if (isRehearsal || problems.some(isError)) return { pasted: [], made: 0, problems }
  const failures = await writePaste({ cms, clip: renewed, target, defaultLocale })
  if (failures.length > 0) return { pasted: [], made: 0, problems: failures }
  return { pasted: renewed.roots, made: renewed.blocks.length, problems }
}

const isError = ({ severity }: Problem): boolean => severity === 'error'
