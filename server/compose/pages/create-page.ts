import type { PlainClientAPI } from 'contentful-management'
import type { CreatePage } from '../../../schemas/api/compose-pages.ts'
import type { Json } from '../../../schemas/page.ts'
import { canBeCopied, keyOfPath } from '../../../src/content/composing/page-address.ts'
import { toCmsEntry } from '../../../src/content/composing/to-cms-source.ts'
import { defaultLocaleOf } from '../../../src/content/locales.ts'
import { readPageFields } from '../../../src/content/page-entry.ts'
import { without } from '../../../src/lib/without.ts'
import type { Database } from '../../database/database.ts'
import { readDocument, readLocales } from '../read-document.ts'
import { badInput, Refusal } from '../refusal.ts'
import { PAGE_TEMPLATES } from '../templates/page-templates.ts'
import type { AddressCheck } from './check-address.ts'
import { draftsOfPage, draftsOfTemplate, type NewDrafts } from './new-drafts.ts'
import { writeDrafts } from './write-drafts.ts'
import { say } from '../sentence.ts'

interface Deps {
  readonly management: Pick<PlainClientAPI, 'entry' | 'asset' | 'locale'>
  readonly database: Database
  readonly checkAddress: AddressCheck
}

/** Makes a landing page of a template or another page, as a draft with a title, address and sites of its own. Answers the ids made, the page's last. */
export const createPage = async (deps: Deps, { title, path, sites, locale, from }: CreatePage): Promise<readonly string[]> => {
  const address = await deps.checkAddress({ path, siteTags: sites })
  if (address.state !== 'free') throw new Refusal(422, 'REFUSED', address)
  const locales = await readLocales(deps.management)
  const standard = defaultLocaleOf(locales)
  const drafts = 'template' in from ? fromTemplate(from.template, standard) : await fromPage(deps, from.pageId, standard)
  // The default locale has to have a title; a language that the space has not is read there too.
  const titleIn = [standard, ...locales.map(({ code }) => code).filter((code) => code === locale && code !== standard)]
  const own: Readonly<Record<string, Json>> = {
    key: keyOfPath(path) ?? '',
    kind: 'landing',
    ...(sites.length === 0 ? {} : { sites: [...sites] }),
  }
  const page = {
    ...drafts.page,
    fields: {
      ...drafts.page.fields,
      title: Object.fromEntries(titleIn.map((code) => [code, title])),
      ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { [standard]: value }])),
    },
  }
  await writeDrafts(deps.management, { blocks: drafts.blocks, page })
  return [...drafts.blocks, page].map(({ id }) => id)
}

const fromTemplate = (id: string, locale: string): NewDrafts => {
  const template = PAGE_TEMPLATES.find((each) => each.id === id)
  if (template === undefined) throw badInput(say('noTemplate'))
  return draftsOfTemplate(template.blocks, locale)
}

const fromPage = async ({ management, database }: Deps, pageId: string, locale: string): Promise<NewDrafts> => {
  const document = await readDocument({ management, database }, pageId)
  const entry = document.entries[pageId]
  const kind = entry === undefined ? undefined : readPageFields(toCmsEntry(entry), [locale]).kind
  if (kind === undefined || !canBeCopied(kind)) throw new Refusal(422, 'REFUSED', say('worksThereAlone'))
  const { blocks, page } = draftsOfPage(document)
  // Words for search engines would name the old page; the sites are chosen anew.
  return { blocks, page: { ...page, fields: without(without(page.fields, 'seoTitle'), 'sites') } }
}
