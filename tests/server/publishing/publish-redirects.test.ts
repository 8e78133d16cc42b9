import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../../schemas/page.ts'
import { contentPositions, liveRedirects, pageSnapshots, pageSources, publishReports } from '../../../server/database/schema/publishing.ts'
import { createPublisher, type Publisher } from '../../../server/publishing/create-publishing.ts'
import { createRedirectStore, type RedirectStore } from '../../../server/publishing/redirect-store.ts'
import { readUses } from '../../../server/publishing/reports/read-uses.ts'
import { createFakeCms, entry, pageEntry, type FakeCms } from '../../factories/cms.ts'
import { createTestRuntime, type TestRuntime } from '../../setup/runtime.ts'

let test: TestRuntime
let redirects: RedirectStore
/** A second process on the same database. */
let elsewhere: RedirectStore

beforeAll(async () => {
  test = await createTestRuntime()
  const deps = { database: test.runtime.database, listen: test.handle.listen }
  redirects = await createRedirectStore(deps)
  elsewhere = await createRedirectStore(deps)
})
afterAll(async () => {
  await redirects.close()
  await elsewhere.close()
  await test.close()
})
beforeEach(async () => {
  const { database } = test.runtime
  for (const table of [liveRedirects, pageSnapshots, pageSources, publishReports, contentPositions]) await database.delete(table)
  await database.execute(`select pg_notify('vitrine_pages', 'redirects')`)
})

const publisherOf = (cms: FakeCms): Publisher => createPublisher({ ...test.runtime, cms }, 'space/master')
const redirect = (id: string, fields: Readonly<Record<string, Json>>) => entry(id, 'redirect', { name: id, ...fields })
const soon = (read: () => Promise<unknown>) => expect.poll(read)
const reports = async () =>
  (await test.runtime.database.select().from(publishReports)).map(({ siteTag, language, key, outcome, problems }) => {
    return { siteTag, language, key, outcome, codes: problems.map(({ code }) => code) }
  })

describe('publishing redirects', () => {
  it('brings a new one, a changed one and a deleted one live on every process, a site with its own form of it', async () => {
    const cms = createFakeCms()
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    expect(await elsewhere.get('ald-gb')).toEqual({})
    cms.put(redirect('a', { from: '/Old', to: '/new' }), redirect('b', { from: '/gone', to: '', kind: 'gone', sites: ['ald-gb'] }))
    await publisher.publish([{ id: 'a' }, { id: 'b' }])
    for (const store of [redirects, elsewhere]) await soon(() => store.get('ald-gb')).toEqual({ '/old': '/new', '/gone': { status: 410 } })
    expect(await redirects.get('ald-us')).toEqual({ '/old': '/new' })

    cms.put(redirect('a', { from: '/old', to: '/newer', kind: 'temporary' }))
    await publisher.publish([{ id: 'a', revision: 2 }])
    await soon(() => elsewhere.get('ald-us')).toEqual({ '/old': { to: '/newer', status: 302 } })

    cms.remove('a')
    await publisher.publish([{ id: 'a' }])
    await soon(() => elsewhere.get('ald-gb')).toEqual({ '/gone': { status: 410 } })
    await soon(() => elsewhere.get('ald-us')).toEqual({})
  })

  it('reports a wrong one on the sites it is for, keeps it as it was live, and reports nothing once it is right', async () => {
    const cms = createFakeCms(redirect('a', { from: '/a', to: '/x', sites: ['ald-gb'] }), redirect('b', { from: '/b', to: '/x' }))
    const publisher = publisherOf(cms)
    await publisher.publishAll()
    expect((await reports()).every(({ key, outcome }) => key === 'redirects' && outcome === 'live')).toBe(true)
    cms.put(redirect('a', { from: '/a', to: '/api/x', sites: ['ald-gb'] }), redirect('b', { from: '/b', to: '/y' }))
    await publisher.publish([{ id: 'a' }, { id: 'b' }])
    await soon(() => redirects.get('ald-gb')).toEqual({ '/a': '/x', '/b': '/y' })
    const refused = (await reports()).filter(({ outcome }) => outcome === 'refused')
    expect(refused).toEqual([{ siteTag: 'ald-gb', language: 'en', key: 'redirects', outcome: 'refused', codes: ['redirectInvalid'] }])
    cms.put(redirect('a', { from: '/a', to: '/z', sites: ['ald-gb'] }))
    await publisher.publish([{ id: 'a' }])
    expect((await reports()).filter(({ outcome }) => outcome === 'refused')).toEqual([])
  })

  it('reports a page that has the key of the redirects on the sites it is for, until it has another', async () => {
    const page = (key: string) => pageEntry('p', { title: 'Moved', key, kind: 'landing', sites: ['ald-gb'] })
    const cms = createFakeCms(page('redirects'))
    const publisher = publisherOf(cms)
    await publisher.publish([{ id: 'p' }])
    expect(await reports()).toEqual([{ siteTag: 'ald-gb', language: 'en', key: 'redirects', outcome: 'refused', codes: ['pageInvalid'] }])
    cms.put(page('landing/moved'))
    await publisher.publish([{ id: 'p' }])
    expect((await reports()).map(({ key, outcome }) => `${key} ${outcome}`)).toEqual(['landing/moved live'])
  })

  it('is followed when the message about a change was lost, and once more by a release with other sites or rules', async () => {
    const cms = createFakeCms()
    await publisherOf(cms).catchUp()
    cms.put(redirect('a', { from: '/a', to: '/x' }))
    await publisherOf(cms).catchUp()
    await soon(() => redirects.get('ald-gb')).toEqual({ '/a': '/x' })
    await test.runtime.database.delete(liveRedirects)
    await createPublisher({ ...test.runtime, cms, sites: test.runtime.sites.slice(0, 2) }, 'space/master').catchUp()
    expect(await test.runtime.database.select().from(liveRedirects)).toHaveLength(2)
  })

  it('never goes back to what another process has already replaced', async () => {
    const cms = createFakeCms(redirect('a', { from: '/a', to: '/old' }))
    const late = createFakeCms(redirect('a', { from: '/a', to: '/old' }))
    cms.put(redirect('a', { from: '/a', to: '/new' }))
    await publisherOf(cms).publishAll()
    await publisherOf(late).publish([{ id: 'a' }])
    await soon(() => redirects.get('ald-gb')).toEqual({ '/a': '/new' })
  })

  it('knows by what name and revision redirects are live, for who asks what an entry is used for', async () => {
    await publisherOf(createFakeCms(redirect('a', { from: '/a', to: '/x' }))).publishAll()
    expect(await readUses(test.runtime.database, ['a'])).toMatchObject([{ id: 'a', isPublished: true, pages: ['redirects'] }])
  })
})
