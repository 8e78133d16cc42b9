import { createForeignFetch } from '../../server/operations/foreign-fetch.ts'
import type { ContentfulRuntime, Deps } from './deps.ts'
import { createFileStore } from './files/file-store.ts'
import { createSettingsReader } from './storage/settings.ts'
import { withSettings } from './storage/with-settings.ts'

interface Options extends Pick<Deps, 'wakeCourier' | 'wakeScheduler'> {
  /** Origin of the files that were uploaded, where it is another one than the shop's. */
  readonly filesOrigin?: string | undefined
}

/** What operations work with, for the one space and environment that the configuration names. */
export const createDeps = (runtime: ContentfulRuntime, { filesOrigin, wakeCourier, wakeScheduler }: Options): Deps =>
  withSettings({
    runtime,
    database: runtime.database,
    fetchForeign: createForeignFetch(runtime),
    now: () => runtime.clock.now(),
    spaceId: runtime.config.CONTENTFUL_SPACE_ID,
    environmentId: runtime.config.CONTENTFUL_ENVIRONMENT,
    readSettings: createSettingsReader(),
    files: createFileStore(runtime, filesOrigin),
    wakeCourier,
    wakeScheduler,
  })
