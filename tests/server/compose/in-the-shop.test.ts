import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productionEnvironment } from '../../factories/deployed-environment.ts'
import { createWholeApp, type WholeApp } from '../../setup/whole-app.ts'

const PREVIEW = { host: 'preview.localhost:3000' }

let here: WholeApp
let closed: WholeApp
let live: WholeApp
beforeAll(async () => {
  here = await createWholeApp()
  const production = { ...productionEnvironment(), LOG_LEVEL: 'silent', HOSTS: 'localhost, preview.localhost' }
  closed = await createWholeApp(production)
  live = await createWholeApp({ ...production, COMPOSE_PUBLISHERS: 'page-publishers' })
})
afterAll(() => Promise.all([here, closed, live].map((shop) => shop.close())))

const session = (shop: WholeApp, headers: Record<string, string> = PREVIEW) => shop.send({ path: '/_compose/api/session', headers })

describe('the composer of the whole program', () => {
  it('is open on a developer’s machine, for every site of the shop', async () => {
    const { status, body } = await session(here)
    expect([status, JSON.parse(body)]).toMatchObject([200, { isOpen: true, user: { name: 'Developer' } }])
    expect(JSON.parse(body).sites).toContainEqual({
      ...{ siteTag: 'ald-gb', name: 'Alder, GB', clientName: expect.any(String), country: 'GB' },
      ...{ languages: expect.arrayContaining(['en']), defaultLanguage: 'en' },
    })
  })

  it('is not on the shop’s own hosts, which lead people to it', async () => {
    expect((await session(here, {})).status).toBe(404)
    const document = await here.send({ path: '/_compose/pages/home' })
    expect([document.status, document.headers.location]).toEqual([302, 'http://preview.localhost:3000/_compose/pages/home'])
  })

  it('is not there in production where no group is named', async () => {
    const { status, type } = await session(closed)
    expect([status, type]).toEqual([404, expect.any(String)])
  })

  it('asks people to sign in in production where a group is named', async () => {
    const { status, body } = await session(live)
    expect([status, JSON.parse(body).isOpen, JSON.parse(body).user]).toEqual([200, false, undefined])
    expect((await live.send({ path: '/_compose/api/pages', headers: PREVIEW })).status).toBe(401)
  })
})
