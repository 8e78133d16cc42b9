import { expect, vi } from 'vitest'
import type { ReleaseCheck, SaveRelease } from '../../../schemas/api/compose-releases.ts'
import type { ComposeRelease, ReleaseOutcome } from '../../../schemas/api/compose-releases.ts'
import { ENVIRONMENT } from '../../contracts/contentful-server.ts'
import { linkTo } from '../../factories/cms.ts'
import { pageOf, type ComposeApi, type ComposeShop } from './compose-shop.ts'

export const HOUR_MS = 3_600_000

/** What somebody does to releases by the composer's API. */
export const releasesOf = (shop: ComposeShop, api: ComposeApi) => {
  const { clock } = shop.contentful.runtime
  const inHours = (hours: number): string => new Date(clock.now() + hours * HOUR_MS).toISOString()
  const check = async (pages: readonly string[], more: object = {}): Promise<ReleaseCheck> =>
    (await api.send('POST', '/releases/check', { pages, ...more })).json()
  /** As the dialog sends it: what was seen a moment before. */
  const wishFor = async (name: string, pages: readonly string[], at?: string): Promise<SaveRelease> => ({
    name,
    pages: (await check(pages)).pages.map(({ page: { id }, versions }) => ({ id, versions })),
    ...(at === undefined ? {} : { at, timeZone: 'Europe/London' }),
  })
  const list = async (): Promise<readonly ComposeRelease[]> => (await api.get('/releases')).json().releases
  return {
    inHours,
    check,
    wishFor,
    list,
    plan: async (name: string, pages: readonly string[], at?: string): Promise<ReleaseOutcome> =>
      (await api.send('POST', '/releases', await wishFor(name, pages, at))).json(),
    named: async (name: string): Promise<ComposeRelease> => {
      const found = (await list()).find((release) => release.name === name)
      if (found === undefined) throw new Error(`No release ${name}`)
      return found
    },
    draft: async (...names: readonly string[]): Promise<void> => {
      for (const name of names) {
        await shop.make(`${name}-words`, 'headline', { text: name })
        await shop.make(name, 'page', pageOf(name, [`${name}-words`]))
      }
    },
    /** Words of one section on several pages. */
    draftsWith: async (section: string, ...names: readonly string[]): Promise<void> => {
      await shop.make(`${section}-words`, 'headline', { text: section })
      await shop.make(section, 'fragment', { title: section, blocks: [linkTo(`${section}-words`)] })
      for (const name of names) await shop.make(name, 'page', pageOf(name, [section]))
    },
    edit: async (entryId: string, text: string): Promise<void> => {
      clock.advance(1_000)
      const { management } = shop.contentful
      await management.entry.update({ entryId }, { ...(await management.entry.get({ entryId })), fields: { text: { en: text } } })
    },
    areLive: async (...ids: readonly string[]): Promise<readonly boolean[]> =>
      Promise.all(ids.map(async (id) => (await shop.publishedVersion(id)) !== undefined)),
    /** Hours pass, and nothing that was to happen in them is left to do. */
    passHours: async (hours: number): Promise<void> => {
      clock.advance(hours * HOUR_MS)
      const due = {
        'environment.sys.id': ENVIRONMENT,
        'sys.status': 'scheduled',
        'scheduledFor.datetime[lte]': new Date(clock.now()).toISOString(),
      }
      await vi.waitFor(async () => expect((await shop.contentful.management.scheduledActions.getMany({ query: due })).items).toEqual([]), {
        timeout: 20_000,
        interval: 100,
      })
    },
  }
}
