import type { Clip, ClipBlock } from '../../../src/content/clipboard/clip.ts'
import { isLink } from '../../../src/content/cms-entry.ts'
import type { Json } from '../../../schemas/page.ts'
import type { Problem } from '../../blocks/lint/problem.ts'
import { reasonOf } from '../../blocks/migrate/reason-of.ts'
import { pasteProblem } from './check-paste.ts'
import type { ClipboardCms } from './clipboard-cms.ts'
import { withLinks, type Target } from './find-target.ts'

interface Writing {
  readonly cms: ClipboardCms
  /** Under the ids it will have. */
  readonly clip: Clip
  readonly target: Target
  readonly defaultLocale: string
}

/**
 * Makes the blocks as drafts, those inside first, and puts them on the page last: until then nothing that was there knows of
 * them. Where anything fails, all that was made is deleted again. Answers what went wrong; nothing, when all is well.
 */
export const writePaste = async (writing: Writing): Promise<readonly Problem[]> => {
  const { cms, clip, target } = writing
  const made: ClipBlock[] = []
  for (const block of clip.blocks.toReversed()) {
    // Noted first: an answer that got lost does not mean that nothing was made.
    made.push(block)
    const refusal = await attempt(() => cms.create(block))
    if (refusal !== undefined) return [pasteProblem('pasteRefused', block, refusal), ...(await takeBack(cms, made))]
  }
  const refusal = await attempt(() => cms.write(target.holder, withLinks(target, clip.roots, writing.defaultLocale)))
  if (refusal === undefined) return []
  const state = await readState(writing)
  if (state === 'inPlace') return []
  const { sys } = target.holder
  const refused = pasteProblem('pasteRefused', { id: sys.id, type: sys.contentType.sys.id }, refusal)
  return [refused, ...(state === 'unknown' ? made.map((block) => pasteProblem('pasteLeft', block, UNKNOWN)) : await takeBack(cms, made))]
}

const UNKNOWN = 'The CMS does not say whether it is on the page already, so it was not deleted.'

/** Whether the last write was done, though its answer got lost: what is in the list must not be deleted. */
const readState = async ({ cms, clip, target, defaultLocale }: Writing): Promise<'inPlace' | 'notInPlace' | 'unknown'> => {
  const { holder, slot } = target
  const [now] = await cms.entriesById([holder.sys.id]).catch(() => [])
  if (now === undefined) return 'unknown'
  const ids = linkIds(now.fields[slot]?.[defaultLocale])
  return now.sys.revision !== holder.sys.revision && clip.roots.every((id) => ids.includes(id)) ? 'inPlace' : 'notInPlace'
}

const linkIds = (list: Json | undefined): readonly string[] =>
  (Array.isArray(list) ? list : []).flatMap((link: Json) => (isLink(link) ? [link.sys.id] : []))

/** Why it failed, in a line; undefined when it did not. */
const attempt = async (act: () => Promise<void>): Promise<string | undefined> => {
  try {
    await act()
    return undefined
  } catch (cause) {
    return reasonOf(cause)
  }
}

const takeBack = async (cms: ClipboardCms, made: readonly ClipBlock[]): Promise<readonly Problem[]> => {
  const left: Problem[] = []
  for (const block of made.toReversed()) {
    const refusal = await attempt(() => cms.remove(block.id))
    if (refusal !== undefined) left.push(pasteProblem('pasteLeft', block, refusal))
  }
  return left
}
