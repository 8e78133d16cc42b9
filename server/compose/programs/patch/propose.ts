import type { ComposeDocument, DocumentCheck } from '../../../../schemas/api/compose.ts'
import { strangersOf } from '../../../../src/content/composing/strangers.ts'
import type { ComposeDeps } from '../../compose-deps.ts'
import { readDocument, readParts } from '../../read-document.ts'
import { Refusal } from '../../refusal.ts'
import { applyPatch, type Patched } from './apply-patch.ts'
import { madeIds } from './made-ids.ts'
import type { Operation } from './operations.ts'
import { revisionOf } from './revision.ts'

type Deps = Pick<ComposeDeps, 'management'> & { readonly runtime: Pick<ComposeDeps['runtime'], 'database'> }

export interface Patch {
  readonly page: string
  readonly revision: string
  readonly operations: readonly Operation[]
}

/** A page as it is and as a patch would have it. */
export interface Proposal extends Patched {
  readonly before: ComposeDocument
}

/** Reads a page and carries out a patch on it in memory: nothing is written. Throws where the page is not as the program read it. */
export const propose = async (deps: Deps, { page, revision, operations }: Patch): Promise<Proposal> => {
  const reads = { management: deps.management, database: deps.runtime.database }
  const before = await readDocument(reads, page)
  const current = revisionOf(before)
  if (current !== revision)
    throw new Refusal(409, 'STALE', {
      message: `The page was changed since you read it: it is at revision ${current} now. Read it again, and make the patch for that. Nothing was changed.`,
    })
  const patched = applyPatch(before, operations, madeIds(JSON.stringify([page, revision, operations])))
  const { entries, assets } = strangersOf(patched.document)
  if (entries.length + assets.length === 0) return { ...patched, before }
  const parts = await readParts(reads, { entries: entries.slice(0, MOST_PARTS), assets: assets.slice(0, MOST_PARTS) })
  const document = {
    ...patched.document,
    entries: { ...parts.entries, ...patched.document.entries },
    assets: { ...parts.assets, ...patched.document.assets },
  }
  return { ...patched, document, before }
}

/** Of the pictures and sections that a patch leads to. */
const MOST_PARTS = 200

/** What the gate and the look-ups around the page say of it. */
export type CheckDraft = (document: ComposeDocument) => Promise<DocumentCheck>
