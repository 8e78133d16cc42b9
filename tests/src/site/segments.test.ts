// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { compile } from 'sass'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { projectPath } from '../../../server/paths.ts'
import { markDocument } from '../../../src/pipeline/hydrate/mark-document.ts'
import { segmentNumber, type Segment } from '../../../src/site/segments.ts'
import { defined } from '../../../src/lib/defined.ts'

const KEY = 'CognitoIdentityServiceProvider.demo-client.LastAuthUser'
const MARK = readFileSync(projectPath('public/mark-shopper.js'), 'utf8')
/** Where styles of segments end: a site has no more (schemas/site-config.schema.json). */
const MOST = 12

const segmentOf = (group: string): Segment => ({ group, title: `All of ${group}` })
const tokenOf = (claims: unknown): string => ['head', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'signature'].join('.')
const root = document.documentElement

/** What of the document says who looks. */
const marks = () => {
  const { shopper, segments } = root.dataset
  return defined({ shopper, segments })
}

afterEach(() => {
  localStorage.clear()
  for (const name of ['shopper', 'segments']) Reflect.deleteProperty(root.dataset, name)
})

/** Runs the script of a document's head as a browser does, with what is stored; answers the marks. */
const marked = ({
  groups,
  user = 'jane@example.com',
  idToken,
}: {
  groups?: readonly string[]
  user?: string
  idToken?: string | undefined
}) => {
  localStorage.setItem(KEY, user)
  if (idToken !== undefined) localStorage.setItem(KEY.replace('LastAuthUser', '') + `${user}.idToken`, idToken)
  const dataset = { key: KEY, ...(groups === undefined ? {} : { segments: groups.join(' ') }) }
  // As a browser runs the file by its address.
  new Function('document', MARK)({ currentScript: { dataset }, documentElement: root })
  return marks()
}

describe('the mark before the first paint', () => {
  const groups = ['friends', 'trade']

  it('says by number which of the site’s segments somebody is in', () => {
    expect(marked({ groups, idToken: tokenOf({ 'cognito:groups': ['trade', 'demo-editors'] }) })).toEqual({
      shopper: 'signedIn',
      segments: '2',
    })
  })

  it('says that somebody is signed in and no more where the token is broken, missing or names no groups', () => {
    const broken = [
      '',
      'no token',
      'a.b.c',
      'a.!!.c',
      `a.${btoa('[1')}.c`,
      tokenOf(null),
      tokenOf({}),
      tokenOf({ 'cognito:groups': 'friends' }),
    ]
    for (const idToken of [undefined, ...broken, tokenOf({ 'cognito:groups': [] }), tokenOf({ 'cognito:groups': [{}, 7, null] })])
      expect(marked({ groups, idToken }), idToken).toEqual({ shopper: 'signedIn' })
  })

  it('looks into no token where no block of the page is for a segment', () => {
    expect(marked({ idToken: tokenOf({ 'cognito:groups': groups }) })).toEqual({ shopper: 'signedIn' })
  })

  it('is what the shop’s own code sets later, whatever groups there are and whatever somebody is called', () => {
    const group = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,8}$/)
    const site = fc.uniqueArray(group, { maxLength: MOST })
    fc.assert(
      fc.property(site, fc.array(group), fc.string({ minLength: 1 }), (ofSite, others, name) => {
        const own = [...others, ...ofSite.filter((_, index) => index % 2 === 0)]
        const early = marked({ groups: ofSite, user: name, idToken: tokenOf({ 'cognito:groups': own, name: 'زائرة 訪客' }) })
        markDocument(root, { isSignedIn: true, groups: own }, { segments: ofSite.map(segmentOf) })
        expect(marks()).toEqual(early)
        markDocument(root, { isSignedIn: false, groups: own }, { segments: ofSite.map(segmentOf) })
        expect(marks()).toEqual({})
      }),
    )
  })
})

describe('a block for a segment', () => {
  let styles: HTMLStyleElement
  beforeAll(() => {
    styles = document.createElement('style')
    styles.textContent = compile(projectPath('src/pipeline/render/shell.scss')).css
    document.head.append(styles)
  })

  /** Whether a wrapper as `BlockWrapper` makes it is shown. */
  const isShown = (block: { readonly audience?: string; readonly segment?: number; readonly id?: string }): boolean => {
    const wrapper = document.createElement('div')
    wrapper.dataset['block'] = 'b'
    if (block.audience !== undefined) wrapper.dataset['audience'] = block.audience
    if (block.segment !== undefined) wrapper.dataset['segment'] = String(block.segment)
    if (block.id !== undefined) wrapper.id = block.id
    document.body.append(wrapper)
    const { display } = getComputedStyle(wrapper)
    wrapper.remove()
    return display !== 'none'
  }

  it('is shown to who is signed in and in its group, and to nobody else', () => {
    const group = fc.stringMatching(/^[a-z][a-z0-9.-]{0,5}$/)
    const sites = fc.uniqueArray(group, { minLength: 1, maxLength: MOST })
    fc.assert(
      fc.property(sites, fc.array(group), group, fc.boolean(), fc.boolean(), (ofSite, others, stranger, isSignedIn, hasAnchor) => {
        const segments = ofSite.map(segmentOf)
        const own = [...others, ...ofSite.filter((_, index) => index % 3 === 0)]
        markDocument(root, { isSignedIn, groups: own }, { segments })
        for (const wanted of [...ofSite, stranger]) {
          const block = { segment: segmentNumber(wanted, { segments }), ...(hasAnchor ? { id: 'here' } : {}) }
          expect(isShown(block), wanted).toBe(isSignedIn && own.includes(wanted) && ofSite.includes(wanted))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is shown to nobody where it is for guests too, and neither where the site does not have the segment', () => {
    const site = { segments: [segmentOf('friends')] }
    for (const isSignedIn of [true, false]) {
      markDocument(root, { isSignedIn, groups: ['friends'] }, site)
      expect(isShown({ segment: 1, audience: 'guest' })).toBe(false)
      expect(isShown({ segment: segmentNumber('trade', site) })).toBe(false)
      expect(isShown({ segment: segmentNumber('trade', {}) })).toBe(false)
    }
  })

  it('leaves the other blocks as they were', () => {
    markDocument(root, { isSignedIn: true, groups: ['friends'] }, { segments: [segmentOf('friends')] })
    expect([isShown({}), isShown({ audience: 'signedIn' }), isShown({ audience: 'guest' })]).toEqual([true, true, false])
  })
})
