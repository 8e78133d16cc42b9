import { modelOfBundle } from '../../../scripts/cms/content-type-of-schema.ts'
import { CMS_LOCALES, LOCALE_SETTINGS } from '../../../scripts/cms/ensure-locales.ts'
import { listMigrations } from '../../../scripts/cms/list-migrations.ts'
import { HISTORY_TYPE, historyEntry } from '../../../scripts/cms/migration-history.ts'
import { StartError } from '../../../server/operations/start-error.ts'
import { blockSchemas, commonSchemas, pageSchema, redirectSchema } from '../../../src/content/block-schemas.ts'
import { DONE_TAGS, firstEntries, type FirstContent } from '../../seed/seed-content.ts'
import { createDeps } from '../create-deps.ts'
import type { ContentfulRuntime } from '../deps.ts'
import { ContentfulError } from '../errors.ts'
import { fillSpace, type FilledSpace } from './fill-space.ts'
import { writtenType } from './written-type.ts'

const nobody = (): void => undefined

/**
 * Fills an untouched embedded space: the content model of this release, written from the schemas, with every migration noted as
 * applied, and the first content. Answers false where the space is in use; it is then migrated and seeded as the vendor's would be.
 */
export const fillFirstContent = async (runtime: ContentfulRuntime, readContent: () => Promise<FirstContent>): Promise<boolean> => {
  // No webhook is there yet, so there is nobody to call.
  const deps = createDeps(runtime, { wakeCourier: nobody, wakeScheduler: nobody })
  const { origin } = runtime.config
  const readSpace = async (): Promise<FilledSpace> => {
    const { pages, assets, redirects } = await readContent()
    return {
      locales: CMS_LOCALES.map((locale) => ({ ...locale, ...LOCALE_SETTINGS, default: false })),
      types: [historyType(), ...[...model().values()].map(writtenType)],
      assets: assets(origin),
      entries: firstEntries({ pages, redirects }),
      drafts: listMigrations().map(({ name }) => historyEntry(name, 'applied')),
      tags: DONE_TAGS,
      origin,
    }
  }
  try {
    return await fillSpace(deps, readSpace)
  } catch (error) {
    if (error instanceof ContentfulError) throw refused(error)
    throw error
  }
}

const historyType = () => {
  const { id, ...body } = HISTORY_TYPE
  return { id, body, editor: { controls: [] } }
}

const model = () =>
  modelOfBundle({ page: pageSchema, redirect: redirectSchema, common: commonSchemas, blocks: Object.fromEntries(blockSchemas) })

const refused = ({ message, details }: ContentfulError): StartError =>
  new StartError(
    `The first content breaks the rules of its content types: ${message} ${JSON.stringify(details).slice(0, 500)}. Mend the pages it is made of and start again.`,
  )
