import type { EntryProps, PlainClientAPI } from 'contentful-management'
import type { Json } from '../../../schemas/page.ts'
import { readField } from '../../../src/content/cms-entry.ts'
import { isNewerThanLive } from '../../../src/content/composing/changed-versions.ts'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import type { RedirectStep, StoredRedirect } from './plan-move.ts'

type Management = Pick<PlainClientAPI, 'entry'>

const AT_ONCE = 1_000

/** Every redirect of the CMS, drafts and archived ones too. */
export const readRedirects = async ({ entry }: Management, locale: string): Promise<readonly StoredRedirect[]> => {
  const redirects: StoredRedirect[] = []
  for (;;) {
    const query = { content_type: 'redirect', order: 'sys.id', limit: AT_ONCE, skip: redirects.length }
    const { items } = await entry.getMany({ query }).catch(noneWithoutType)
    redirects.push(...items.map((item) => toRedirect(item, locale)))
    if (items.length < AT_ONCE) return redirects
  }
}

/** A space whose content model is of an older release has no redirects. */
const noneWithoutType = (cause: unknown): { readonly items: readonly EntryProps[] } => {
  if (cause instanceof Error && cause.message.includes('unknownContentType')) return { items: [] }
  throw cause
}

const toRedirect = (item: EntryProps, locale: string): StoredRedirect => {
  const { fields } = toCmsEntry(item)
  const read = (name: string): Json | undefined => readField(fields[name], [locale])
  const text = (name: string): string => String(read(name) ?? '')
  const sites = read('sites')
  return {
    id: item.sys.id,
    name: text('name'),
    from: text('from'),
    to: text('to'),
    kind: text('kind') || 'permanent',
    sites: Array.isArray(sites) ? sites.map(String) : [],
    isLive: item.sys.publishedVersion !== undefined,
    isArchived: item.sys.archivedVersion !== undefined,
    isChanged: isNewerThanLive(item.sys),
  }
}

/** Carries out a plan, step by step; what it has done already it may do again. */
export const applySteps = async (management: Management, steps: readonly RedirectStep[], locale: string): Promise<void> => {
  for (const step of steps)
    if (step.does === 'archive') await archiveRedirect(management, step.id)
    else await publishDraft(management, await saveRedirect(management, step.redirect, locale))
}

const publishDraft = async ({ entry }: Management, draft: EntryProps): Promise<void> => {
  await entry.publish({ entryId: draft.sys.id }, draft)
}

export const archiveRedirect = async ({ entry }: Management, entryId: string): Promise<void> => {
  const current = await entry.get({ entryId })
  if (current.sys.archivedVersion !== undefined) return
  if (current.sys.publishedVersion !== undefined) await entry.unpublish({ entryId })
  await entry.archive({ entryId })
}

type Saved = Extract<RedirectStep, { readonly does: 'publish' }>['redirect']

/** A redirect's draft with these values: made, brought back or changed. */
export const saveRedirect = async ({ entry }: Management, { id, ...values }: Saved, locale: string): Promise<EntryProps> => {
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { [locale]: name === 'name' ? String(value).slice(0, MAX_NAME) : value }]),
  )
  const current = await entry.get({ entryId: id }).catch((cause: unknown) => {
    if (cause instanceof Error && cause.name === 'NotFound') return undefined
    throw cause
  })
  if (current === undefined) return entry.createWithId({ entryId: id, contentTypeId: 'redirect' }, { fields })
  const draft = current.sys.archivedVersion === undefined ? current : await entry.unarchive({ entryId: id })
  return entry.update({ entryId: id }, { ...draft, fields: { ...draft.fields, ...fields } })
}

/** Of schemas/redirect.schema.json. */
const MAX_NAME = 120
