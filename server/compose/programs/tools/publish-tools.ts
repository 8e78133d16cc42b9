import { z } from 'zod'
import { PROGRAMS_PAGE } from '../../../../schemas/api/compose-programs.ts'
import { changedVersions } from '../../../../src/content/composing/changed-versions.ts'
import { toCmsEntry } from '../../../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../../../src/content/locales.ts'
import { readPageFields } from '../../../../src/content/page-entry.ts'
import { readDocument } from '../../read-document.ts'
import { Refusal } from '../../refusal.ts'
import { id } from '../../requests.ts'
import { say } from '../../sentence.ts'
import { revisionOf } from '../patch/revision.ts'
import { findings, toFindings } from './findings.ts'
import type { Tools } from './tool.ts'

const state = z
  .enum(['waiting', 'confirmed', 'refused', 'stale', 'over'])
  .describe(
    'confirmed: she published it. refused: she did not want it. stale: the draft was changed since. over: she did not answer in time.',
  )

/** Asking her to publish. No tool publishes. */
export const publishTools: Tools = (add, { request, program, deps }) => {
  const { management, runtime, check, tools, requests } = deps
  add({
    name: 'request_publish',
    title: 'Ask to publish',
    description:
      'Asks the person to publish a page as it is. Nothing goes live: the request waits in the composer for 24 hours until she has looked at what changes and confirms, and is void once the draft is changed. Refused while the publish gate has errors.',
    input: z.strictObject({
      page: id.describe('Id of the page.'),
      revision: z.string().max(64).describe('Of the page as you read or saved it.'),
      note: z.string().trim().max(500).default('').describe('What you tell her about it.'),
    }),
    output: z.object({
      status: z.enum(['waiting', 'refused']).describe('refused: the publish gate has errors; nothing was asked.'),
      request: z.number().optional(),
      endsAt: z.string().optional(),
      confirmAt: z.string().optional().describe('Where she confirms it.'),
      findings,
    }),
    writes: 'again',
    run: async ({ page, revision, note }) => {
      const user = program.asks
      if (user === undefined) throw new Refusal(403, 'FORBIDDEN', say('keyMayNotAsk'))
      const document = await readDocument({ management, database: runtime.database }, page)
      if (revisionOf(document) !== revision) throw new Refusal(409, 'STALE', say('stalePage'))
      const versions = Object.fromEntries(changedVersions(document))
      if (Object.keys(versions).length === 0) throw new Refusal(422, 'REFUSED', say('nothingToPublish'))
      await tools.rights.requireToPublish(user, [document])
      const said = toFindings(await check(document), page)
      if (!said.canPublish) return { status: 'refused' as const, findings: said }
      const entry = document.entries[page]
      const pageTitle = entry === undefined ? '' : readPageFields(toCmsEntry(entry), [defaultLocaleOf(document.locales)]).title
      const asked = await tools.actions.run(request, { action: 'askPublish', pageId: page, ids: Object.keys(versions) }, () =>
        requests.ask(user, { pageId: page, pageTitle, versions, keyId: program.keyId, program: program.name, note }),
      )
      tools.logWrite(request, 'composePublishAsked', { page, request: asked.id, versions })
      const confirmAt = `${request.protocol}://${request.host}${PROGRAMS_PAGE}?request=${asked.id}`
      return { status: 'waiting' as const, request: asked.id, endsAt: asked.endsAt, confirmAt, findings: said }
    },
  })
  add({
    name: 'read_publish_request',
    title: 'Read a publish request',
    description: 'What became of a request to publish.',
    input: z.strictObject({ request: z.int().positive().max(2_147_483_647) }),
    output: z.object({ state }),
    run: async ({ request: number }) => ({ state: await requests.stateOf(program.keyId, number) }),
  })
}
