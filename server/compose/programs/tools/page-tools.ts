import { z } from 'zod'
import { requireRight } from '../../compose-access.ts'
import { createPage } from '../../pages/create-page.ts'
import { parseCreate } from '../../pages/page-requests.ts'
import { readDocument } from '../../read-document.ts'
import { id } from '../../requests.ts'
import { newestReviews } from '../../reviews/review-store.ts'
import { listTemplates } from '../../templates/page-templates.ts'
import { revisionOf } from '../patch/revision.ts'
import { DATA_NOTICE, findings, toFindings } from './findings.ts'
import { pageTree, toPageTree } from './page-tree.ts'
import type { Tools } from './tool.ts'
import { defined } from '../../../../src/lib/defined.ts'

const review = z.object({
  state: z.enum(['asked', 'approved', 'returned', 'withdrawn']),
  text: z.object({ askedBy: z.string(), note: z.string(), answer: z.string().optional() }),
})

const path = z.string().max(200).describe('Address without country and language: /summer-sale.')

/** Reading a page, and beginning one. */
export const pageTools: Tools = (add, { request, program, deps }) => {
  const { management, runtime, check, tools, checkAddress } = deps
  const { database, sites } = runtime
  add({
    name: 'read_page',
    title: 'Read a page',
    description: `A page’s draft as a tree of blocks with ids, fields and its revision, its last review, and what the publish gate says of it. ${DATA_NOTICE}`,
    input: z.strictObject({ page: id.describe('Id of the page, from list_pages.') }),
    output: z.object({ revision: z.string(), page: pageTree, review: review.optional(), findings }),
    run: async ({ page }) => {
      const document = await readDocument({ management, database }, page)
      const [checked, reviews] = await Promise.all([check(document), newestReviews(database, [page])])
      const last = reviews.get(page)
      return {
        revision: revisionOf(document),
        page: toPageTree(document),
        ...(last === undefined
          ? {}
          : {
              review: {
                state: last.state,
                text: { askedBy: last.askedBy, note: last.note, ...defined({ answer: last.answer }) },
              },
            }),
        findings: toFindings(checked, page),
      }
    },
  })
  add({
    name: 'create_page',
    title: 'Create a page',
    description: `Makes a landing page as a draft, from a template. Shoppers do not see it before the person publishes it. Templates: ${listTemplates()
      .map(({ id: template }) => template)
      .join(', ')}.`,
    input: z.strictObject({
      title: z.string().trim().min(1).max(120),
      path,
      sites: z.array(z.string().max(40)).max(50).default([]).describe('Tags of sites; none for all.'),
      locale: z.string().max(20).default('en').describe('Of the title.'),
      template: z.string().max(40),
    }),
    output: z.object({ page: z.string().describe('Id of the page: read_page reads it.') }),
    // The address is taken then: it cannot be made twice.
    writes: 'once',
    run: async ({ template, ...wish }) => {
      requireRight(program.user, 'edit')
      const made = await tools.actions.run(
        request,
        { action: 'create' },
        () => createPage({ management, database, checkAddress }, parseCreate({ ...wish, from: { template } }, sites)),
        (ids) => ({ ids, pageId: ids.at(-1) ?? '' }),
      )
      const page = made.at(-1) ?? ''
      tools.logWrite(request, 'composeCreate', { page, from: template, path: wish.path, sites: wish.sites, entries: made })
      return { page }
    },
  })
}
