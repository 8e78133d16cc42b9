import { z } from 'zod'
import { parseBody } from './parse-body.ts'
import { versionedCollection } from './versioned-collection.ts'

const address = z.string().regex(/^https?:\/\/\S+$/, 'An address that begins with http:// or https://')

const previewEnvironment = z.object({
  name: z.string().min(1).max(120),
  description: z.string().max(500).optional(),
  /** Where the sidebar's preview link of an entry leads; `{entry.sys.id}`, `{entry.fields.slug}` and `{locale}` are filled in. */
  configurations: z
    .array(z.object({ contentType: z.string().min(1), url: address, enabled: z.boolean().default(true), example: z.boolean().optional() }))
    .default([]),
})

/** A site where editors look at drafts. */
export type PreviewEnvironmentBody = z.output<typeof previewEnvironment>

/** /preview_environments. */
export const previewEnvironments = versionedCollection<PreviewEnvironmentBody>({
  kind: 'PreviewEnvironment',
  read: ({ body }) => parseBody(previewEnvironment, body),
})
