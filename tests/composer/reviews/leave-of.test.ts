import { describe, expect, it } from 'vitest'
import { leaveOf } from '../../../composer/reviews/leave-of.ts'
import type { ComposeReview } from '../../../schemas/api/compose-reviews.ts'
import type { ComposeDocument, ComposeSession, ComposeUser } from '../../../schemas/api/compose.ts'

const siteOf = (siteTag: string) => ({ siteTag, name: siteTag, clientName: 'a', country: 'GB', languages: ['en'], defaultLanguage: 'en' })
const sessionOf = (user: Partial<ComposeUser>, more: Partial<ComposeSession> = {}): ComposeSession => ({
  user: { id: 'me', name: 'Me', rights: ['edit'], ...user },
  isOpen: false,
  sites: [siteOf('gb'), siteOf('nl')],
  release: '1',
  ...more,
})
const pageFor = (sites: readonly string[], version = 5): ComposeDocument => ({
  pageId: 'p',
  entries: {
    p: {
      sys: { id: 'p', type: 'Entry', contentType: { sys: { id: 'page' } }, version, publishedVersion: 2, updatedAt: '' },
      fields: { title: { en: 'Coats' }, key: { en: 'landing/coats' }, kind: { en: 'landing' }, sites: { en: [...sites] } },
    },
  },
  assets: {},
  locales: [{ code: 'en', fallbackCode: null, default: true }],
  usedBy: {},
})
const reviewOf = (more: Partial<ComposeReview> = {}): ComposeReview => ({
  id: 1,
  state: 'approved',
  versions: { p: 5 },
  askedById: 'me',
  askedBy: 'Me',
  askedAt: '',
  note: '',
  ...more,
})
const PUBLISHER = { rights: ['edit', 'publish'] } as const

describe('an open page', () => {
  it('is published by who may, and asked about by who may only edit', () => {
    expect(leaveOf(sessionOf(PUBLISHER), pageFor(['gb']), undefined)).toMatchObject({ mayPublish: true, mayPlan: true, mayAsk: false })
    expect(leaveOf(sessionOf({}), pageFor(['gb']), undefined)).toMatchObject({ mayPublish: false, mayPlan: false, mayAsk: true })
    expect(leaveOf(sessionOf({ rights: [] }), pageFor(['gb']), undefined)).toMatchObject({ mayPublish: false, mayAsk: false })
  })

  it.each([
    [['nl'], undefined],
    [['nl', 'gb'], ['nl']],
    [[], ['nl']],
  ])('for the sites %j says to a publisher of nl for which she may publish', (sites, onlySites) => {
    const leave = leaveOf(sessionOf({ ...PUBLISHER, publishSites: ['nl'] }), pageFor(sites), undefined)
    expect([leave.mayPublish, leave.mayAsk, leave.onlySites]).toEqual([onlySites === undefined, onlySites !== undefined, onlySites])
  })

  it('is published by who asked once exactly that is approved, and not after a change', () => {
    expect(leaveOf(sessionOf({}), pageFor(['gb']), reviewOf())).toMatchObject({ mayPublish: true, mayPlan: true, mayAsk: false })
    expect(leaveOf(sessionOf({}), pageFor(['gb'], 6), reviewOf())).toMatchObject({ mayPublish: false, mayAsk: true, isCurrent: false })
    expect(leaveOf(sessionOf({}), pageFor(['gb']), reviewOf({ askedById: 'other' }))).toMatchObject({ mayPublish: false, mayAsk: true })
    expect(leaveOf(sessionOf({}), pageFor(['gb']), reviewOf({ state: 'returned' })).mayPublish).toBe(false)
  })

  it('needs an approval of whoever publishes where four eyes are asked for; it is taken down without', () => {
    const session = sessionOf(PUBLISHER, { hasFourEyes: true })
    expect(leaveOf(session, pageFor(['gb']), undefined)).toMatchObject({ mayPublish: false, mayPlan: true, mayAsk: true })
    expect(leaveOf(session, pageFor(['gb']), reviewOf({ askedById: 'other' })).mayPublish).toBe(true)
  })

  it('is decided on by who may publish it, did not ask herself, and sees what was asked about', () => {
    const asked = reviewOf({ state: 'asked', askedById: 'other' })
    expect(leaveOf(sessionOf(PUBLISHER), pageFor(['gb']), asked).mayDecide).toBe(true)
    expect(leaveOf(sessionOf(PUBLISHER), pageFor(['gb'], 6), asked).mayDecide).toBe(false)
    expect(leaveOf(sessionOf(PUBLISHER), pageFor(['gb']), { ...asked, askedById: 'me' }).mayDecide).toBe(false)
    expect(leaveOf(sessionOf({ ...PUBLISHER, publishSites: ['nl'] }), pageFor(['gb']), asked).mayDecide).toBe(false)
    expect(leaveOf(sessionOf({}), pageFor(['gb']), asked).mayDecide).toBe(false)
  })

  it('is never reviewed where nobody signs in', () => {
    expect(leaveOf(sessionOf(PUBLISHER, { isOpen: true }), pageFor(['gb']), undefined)).toMatchObject({ mayPublish: true, mayAsk: false })
  })
})
