import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ComposeAction } from '../../../schemas/api/compose-history.ts'
import type { ComposeReview } from '../../../schemas/api/compose-reviews.ts'
import type { ComposeRight } from '../../../schemas/api/compose.ts'
import { createComposePass } from '../../../server/compose/compose-pass.ts'
import { startComposeBetween, type CmsBetween, type ComposeBetween } from './cms-between.ts'
import { OWN, pageOf, seenVersions, type ComposeApi, type ComposeShop } from './compose-shop.ts'

const GROUPS = { COMPOSE_EDITORS: 'editors', COMPOSE_PUBLISHERS: 'publishers' }
const PEOPLE = {
  ed: { name: 'Ed Marsh', rights: ['edit'] },
  eve: { name: 'Eve Sand', rights: ['edit'] },
  pat: { name: 'Pat Alder', rights: ['edit', 'publish'] },
  pim: { name: 'Pim Oak', rights: ['edit', 'publish'] },
  nel: { name: 'Nel Bos', rights: ['edit', 'publish'], publishSites: ['ald-nl'] },
} as const satisfies Record<string, { name: string; rights: readonly ComposeRight[]; publishSites?: readonly string[] }>
type Person = keyof typeof PEOPLE

let between: ComposeBetween
let shop: ComposeShop
let cms: CmsBetween
let api: ComposeApi
beforeAll(async () => {
  between = await startComposeBetween(GROUPS)
  ;({ shop, cms, api } = between)
})
afterAll(() => between.close())
beforeEach(() => {
  cms.writes.length = 0
  api.takeLog()
})

/** Headers of a browser in which somebody signed in. */
const as = (id: Person): Record<string, string> => {
  const { config, clock } = shop.contentful.runtime
  const pass = createComposePass({ secret: config.SESSION_SECRET, boundTo: 'editors\npublishers' })
  return { ...OWN, cookie: `compose_session=${pass.issue({ id, ...PEOPLE[id] }, clock.now())}` }
}
const draft = async (...ids: readonly string[]): Promise<void> => {
  for (const id of ids) {
    await shop.make(`${id}-words`, 'headline', { text: id })
    await shop.make(id, 'page', pageOf(id, [`${id}-words`]))
  }
}
const seenOf = async (id: string) => seenVersions((await api.get(`/pages/${id}`, as('ed'))).json())
const change = async (id: string, who: Person = 'ed') => {
  const { entries } = (await api.get(`/pages/${id}`, as('ed'))).json()
  const { version } = entries[`${id}-words`].sys
  return api.send('PUT', `/entries/${id}-words`, { version, fields: { text: { en: `${id} ${version}` } } }, as(who))
}
const ask = async (id: string, who: Person = 'ed', note = 'Please look') =>
  api.send('POST', `/pages/${id}/reviews`, { versions: await seenOf(id), note }, as(who))
const reviewOf = async (id: string): Promise<ComposeReview> => {
  const { review } = (await api.get(`/pages/${id}/review`, as('ed'))).json()
  if (review === undefined) throw new Error(`No review of ${id}`)
  return review
}
const decide = async (id: string, decision: string, who: Person, body: object = {}, through = api) => {
  const { id: reviewId, versions } = await reviewOf(id)
  return through.send('POST', `/pages/${id}/reviews/${reviewId}/${decision}`, { versions, answer: '', ...body }, as(who))
}
const approved = async (id: string): Promise<void> => {
  await draft(id)
  await ask(id)
  expect((await decide(id, 'approve', 'pat')).statusCode).toBe(200)
  cms.writes.length = 0
  api.takeLog()
}
const publish = async (id: string, who: Person) => api.send('POST', `/pages/${id}/publish`, { versions: await seenOf(id) }, as(who))
const moment = (hours = 24) => ({ at: new Date(shop.contentful.runtime.clock.now() + hours * 3_600_000).toISOString(), timeZone: 'UTC' })
const doneOn = async (id: string): Promise<readonly ComposeAction[]> => (await api.get(`/pages/${id}/history`, as('ed'))).json().actions
const answerOf = (answer: { readonly statusCode: number; readonly json: () => { readonly message: string } }) => [
  answer.statusCode,
  answer.json().message,
]

describe('a review', () => {
  it('is asked for, shown in the list of pages and at the page, and what is approved is published by who asked', async () => {
    await draft('asked')
    expect((await ask('asked')).json()).toMatchObject({
      status: 'asked',
      review: { state: 'asked', askedBy: 'Ed Marsh', note: 'Please look' },
    })
    const { pages } = (await api.get('/pages', as('pat'))).json()
    expect(pages.find(({ id }: { id: string }) => id === 'asked').review).toMatchObject({ askedBy: 'Ed Marsh' })
    expect((await decide('asked', 'approve', 'pat')).json().review).toMatchObject({ state: 'approved', decidedBy: 'Pat Alder' })
    expect((await publish('asked', 'ed')).json()).toEqual({ status: 'published' })
    expect(await shop.publishedVersion('asked-words')).toBe(1)
    // What failed on the way, such as a redirect, is completed by doing it again.
    expect((await api.send('POST', '/pages/asked/publish', { versions: {} }, as('ed'))).json()).toEqual({ status: 'published' })
    expect((await doneOn('asked')).slice(1).map(({ user, action, outcome }) => [user, action, outcome])).toEqual([
      ['Ed Marsh', 'publish', 'done'],
      ['Pat Alder', 'approve', 'done'],
      ['Ed Marsh', 'askReview', 'done'],
    ])
    expect((await api.get('/pages', as('pat'))).json().pages.find(({ id }: { id: string }) => id === 'asked')).not.toHaveProperty('review')
  })

  it('is sent back with an answer, and asked for again after it was mended', async () => {
    await draft('mended')
    await ask('mended')
    await decide('mended', 'sendBack', 'pat', { answer: 'Shorter, please' })
    expect(await reviewOf('mended')).toMatchObject({ state: 'returned', decidedBy: 'Pat Alder', answer: 'Shorter, please' })
    expect((await publish('mended', 'ed')).statusCode).toBe(403)
    await change('mended')
    await ask('mended')
    expect((await decide('mended', 'approve', 'pim')).statusCode).toBe(200)
    expect((await publish('mended', 'ed')).json()).toEqual({ status: 'published' })
  })

  it('that is approved lets who asked plan the page, which nobody without the right changes until then', async () => {
    await approved('planned')
    const plan = { action: 'publish', ...moment(), versions: await seenOf('planned') }
    expect((await api.send('POST', '/pages/planned/schedule', plan, as('ed'))).json()).toMatchObject({ status: 'planned' })
    expect(answerOf(await change('planned'))).toEqual([
      403,
      'This is planned to go live, and you may not publish. Ask somebody who may to change it, or to call the plan off.',
    ])
    expect((await change('planned', 'pat')).statusCode).toBe(200)
  })

  it('that is approved lets who asked put the page into a release, and no other page with it', async () => {
    await approved('one')
    await draft('two')
    const pages = [{ id: 'one', versions: await seenOf('one') }]
    const both = [...pages, { id: 'two', versions: await seenOf('two') }]
    expect((await api.send('POST', '/releases', { name: 'Both', pages: both, ...moment() }, as('ed'))).statusCode).toBe(403)
    expect(cms.writes).toEqual([])
    expect((await api.send('POST', '/releases', { name: 'One', pages }, as('ed'))).json()).toEqual({ status: 'published' })
  })

  it('is decided by the first of two reviewers, in whatever process: the second is told what the first did', async () => {
    await draft('twice')
    await ask('twice')
    const other = await shop.compose({ variables: { CONTENTFUL_MANAGEMENT_HOST: cms.host, ...GROUPS } })
    const answers = await Promise.all([decide('twice', 'approve', 'pat'), decide('twice', 'sendBack', 'pim', { answer: 'No' }, other)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const [first, second] = answers
    const told = first?.statusCode === 409 ? first.json().message : second?.json().message
    expect(told).toMatch(/^(?:Pat Alder has approved this|Pim Oak has sent this back) already\.$/)
    expect((await doneOn('twice')).filter(({ outcome }) => outcome === 'done')).toHaveLength(2)
  })

  it('is withdrawn by who asked alone', async () => {
    await draft('withdrawn')
    await ask('withdrawn')
    expect(answerOf(await decide('withdrawn', 'withdraw', 'eve'))).toEqual([403, 'Ed Marsh asked for this review and may withdraw it.'])
    expect((await decide('withdrawn', 'withdraw', 'ed')).json().review.state).toBe('withdrawn')
    expect(answerOf(await decide('withdrawn', 'approve', 'pat'))).toEqual([409, 'Ed Marsh has withdrawn this request already.'])
  })

  it('is not asked for twice for one state, for nothing, or for a state that is not there', async () => {
    await draft('once')
    await ask('once')
    expect(answerOf(await ask('once', 'eve'))).toEqual([409, 'Ed Marsh has asked for a review of exactly this already.'])
    const stale = await api.send('POST', '/pages/once/reviews', { versions: { once: 7 }, note: '' }, as('ed'))
    expect(stale.json()).toMatchObject({ status: 'stale' })
    await publish('once', 'pat')
    expect((await ask('once')).statusCode).toBe(422)
  })

  it('is not there where nobody signs in: one cannot approve what one asked for', async () => {
    await draft('open')
    const open = await shop.compose()
    const answer = await open.send('POST', '/pages/open/reviews', { versions: await seenOf('open'), note: '' })
    expect(answerOf(answer)).toEqual([
      422,
      'Nobody signs in here, so everybody is one person, and nobody approves what she asked for herself.',
    ])
  })
})

describe('requests made by hand are refused, logged with who, and nothing is written', () => {
  const OWN_WORK = 'You may edit but not publish. Ask somebody who may.'
  const refusedFor = async (answer: Awaited<ReturnType<typeof publish>>, name: string, status: number, message: string): Promise<void> => {
    expect(answerOf(answer)).toEqual([status, message])
    expect(api.takeLog()).toContain(`"status":${status},"user":"${name}"`)
    expect(cms.writes).toEqual([])
  }

  it('an editor approves what another one asked for, or her own', async () => {
    await draft('hand')
    await ask('hand')
    cms.writes.length = 0
    await refusedFor(await decide('hand', 'approve', 'eve'), 'Eve Sand', 403, OWN_WORK)
    await refusedFor(await decide('hand', 'sendBack', 'ed'), 'Ed Marsh', 403, OWN_WORK)
    expect(await reviewOf('hand')).toMatchObject({ state: 'asked' })
  })

  it('a publisher approves what she asked for herself', async () => {
    await draft('self')
    await ask('self', 'pat')
    cms.writes.length = 0
    const message = 'You asked for this review yourself. Somebody else has to look at it.'
    await refusedFor(await decide('self', 'approve', 'pat'), 'Pat Alder', 403, message)
  })

  it('a publisher of one site approves a page of all', async () => {
    await draft('wide')
    await ask('wide')
    expect((await decide('wide', 'approve', 'nel')).statusCode).toBe(403)
    expect(await reviewOf('wide')).toMatchObject({ state: 'asked' })
  })

  it('a publisher approves other versions than those that were asked about, or than those that are there', async () => {
    await draft('other')
    await ask('other')
    cms.writes.length = 0
    const unseen = 'This is not the state that you saw. Load the page again and look at it.'
    await refusedFor(await decide('other', 'approve', 'pat', { versions: { other: 9 } }), 'Pat Alder', 409, unseen)
    await change('other')
    cms.writes.length = 0
    const changed = 'The page was changed after the review was asked for. It has to be asked for again.'
    await refusedFor(await decide('other', 'approve', 'pat'), 'Pat Alder', 409, changed)
    await refusedFor(await decide('other', 'sendBack', 'pat'), 'Pat Alder', 409, changed)
    expect(await reviewOf('other')).toMatchObject({ state: 'asked' })
  })

  it('an editor publishes, plans or puts into a release a page whose block was changed since it was approved', async () => {
    await approved('changed')
    await change('changed')
    cms.writes.length = 0
    api.takeLog()
    const message = 'This was changed after Pat Alder approved it. Ask for a review again.'
    const versions = await seenOf('changed')
    await refusedFor(await publish('changed', 'ed'), 'Ed Marsh', 403, message)
    const plan = { action: 'publish', ...moment(), versions }
    await refusedFor(await api.send('POST', '/pages/changed/schedule', plan, as('ed')), 'Ed Marsh', 403, message)
    const release = { name: 'Hers', pages: [{ id: 'changed', versions }] }
    await refusedFor(await api.send('POST', '/releases', release, as('ed')), 'Ed Marsh', 403, message)
  })

  it('an editor does with an approved page what was not approved, or uses the approval of somebody else', async () => {
    await approved('borrowed')
    await refusedFor(await publish('borrowed', 'eve'), 'Eve Sand', 403, OWN_WORK)
    const page = { version: 1 }
    for (const [method, path, body] of [
      ['POST', '/pages/borrowed/unpublish', page],
      ['POST', '/pages/borrowed/archive', page],
      ['POST', '/pages/borrowed/schedule', { action: 'unpublish', ...moment(), versions: {} }],
      ['DELETE', '/pages/borrowed/schedule/any', undefined],
      ['PUT', '/releases/any', { name: 'Hers', pages: [{ id: 'borrowed', versions: {} }], version: 1 }],
      ['DELETE', '/releases/any', undefined],
    ] as const)
      await refusedFor(await api.send(method, path, body, as('ed')), 'Ed Marsh', 403, OWN_WORK)
  })

  it('of another shape, or of no review', async () => {
    await draft('shape')
    for (const body of [{}, { versions: {} }, { versions: { shape: 0 }, note: '' }, { versions: {}, note: 'x'.repeat(2_001) }])
      expect((await api.send('POST', '/pages/shape/reviews', body, as('ed'))).statusCode).toBe(400)
    const nothing = { versions: {}, answer: '' }
    expect((await api.send('POST', '/pages/shape/reviews/1/approve', nothing, as('pat'))).statusCode).toBe(404)
    expect((await api.send('POST', '/pages/shape/reviews/x/approve', nothing, as('pat'))).statusCode).toBe(400)
    expect((await api.send('POST', '/pages/shape/reviews/1/publish', nothing, as('pat'))).statusCode).toBe(404)
  })
})

describe('where four eyes are asked for', () => {
  let strict: ComposeApi
  beforeAll(async () => {
    strict = await shop.compose({ variables: { CONTENTFUL_MANAGEMENT_HOST: cms.host, ...GROUPS, COMPOSE_FOUR_EYES: '1' } })
  })
  const publishes = async (id: string, who: Person) => strict.send('POST', `/pages/${id}/publish`, { versions: await seenOf(id) }, as(who))

  it('a publisher publishes, plans and releases nothing that nobody else has approved as it is', async () => {
    await draft('eyes')
    cms.writes.length = 0
    const versions = await seenOf('eyes')
    const message = 'Somebody else has to approve exactly this before it goes live. Ask for a review.'
    for (const [path, body] of [
      ['/pages/eyes/publish', { versions }],
      ['/pages/eyes/schedule', { action: 'publish', ...moment(), versions }],
      ['/releases', { name: 'Eyes', pages: [{ id: 'eyes', versions }] }],
      ['/releases', { name: 'Eyes', pages: [{ id: 'eyes', versions }], ...moment() }],
    ] as const)
      expect(answerOf(await strict.send('POST', path, body, as('pat')))).toEqual([403, message])
    expect(cms.writes).toEqual([])
    await ask('eyes', 'pat')
    expect((await publishes('eyes', 'pat')).statusCode).toBe(403)
    await decide('eyes', 'approve', 'pim')
    await change('eyes')
    expect(answerOf(await publishes('eyes', 'pat'))).toEqual([403, 'This was changed after Pim Oak approved it. Ask for a review again.'])
    await ask('eyes', 'pat')
    await decide('eyes', 'approve', 'pim')
    expect((await publishes('eyes', 'pat')).json()).toEqual({ status: 'published' })
  })

  it('what is planned is changed by nobody before the plan is called off', async () => {
    await approved('still')
    const plan = { action: 'publish', ...moment(), versions: await seenOf('still') }
    const { planned } = (await strict.send('POST', '/pages/still/schedule', plan, as('ed'))).json()
    const save = { version: 1, fields: { text: { en: 'Not approved' } } }
    expect(answerOf(await strict.send('PUT', '/entries/still-words', save, as('pat')))).toEqual([
      403,
      'This was approved as it is, and is planned to go live. Have the plan called off before you change it.',
    ])
    expect((await strict.send('DELETE', `/pages/still/schedule/${planned[0].id}`, undefined, as('pat'))).statusCode).toBe(200)
    expect((await strict.send('PUT', '/entries/still-words', save, as('pat'))).statusCode).toBe(200)
  })

  it('a page is taken down by who may publish it, without a review', async () => {
    await approved('down')
    await publishes('down', 'ed')
    const { version } = (await api.get('/pages/down', as('pat'))).json().entries.down.sys
    expect((await strict.send('POST', '/pages/down/unpublish', { version }, as('pat'))).statusCode).toBe(200)
  })
})
