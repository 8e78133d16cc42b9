import { describe, expect, it } from 'vitest'
import { metaInWords } from '../../../composer/view/meta-in-words.ts'
import messages from '../../../src/i18n/compose/en.json'
import { createTranslate } from '../../../src/i18n/create-translate.ts'

const t = createTranslate({ messages, locale: 'en-GB' })
const words = (meta: Parameters<typeof metaInWords>[0], timeZone = 'Europe/London') =>
  metaInWords(meta, { t, locale: 'en-GB', timeZone, segments: [] })

describe('when and for whom a block shows, in words', () => {
  it('says a window on the clocks of the site, with their name', () => {
    const meta = { visibleFrom: '2026-11-28T00:00:00Z', visibleUntil: '2026-12-24T12:00:00+01:00' }
    expect(words(meta)).toBe('from 28 Nov 2026, 00:00 London, until 24 Dec 2026, 11:00 London')
    expect(words(meta, 'Asia/Dubai')).toBe('from 28 Nov 2026, 04:00 Dubai, until 24 Dec 2026, 15:00 Dubai')
  })

  it('says that a time is meant on each site’s own clocks', () => {
    expect(words({ visibleUntil: '2026-12-24' }, 'Asia/Tokyo')).toBe('until 25 Dec 2026, 00:00 on each site’s clocks')
  })

  it('names countries, languages and sections, and whom it is for', () => {
    expect(words({ countries: ['GB', 'AE'], languages: ['fr'], navContexts: ['women'], audience: 'guest', hiddenOn: 'mobile' })).toBe(
      'only in United Kingdom or United Arab Emirates, only in French, only under women, only not signed in, not on phones',
    )
  })

  it('says a segment as merchandisers call it, and by its group where it has no title', () => {
    const segments = [{ group: 'friends', title: 'Friends of the house' }]
    const said = (meta: Parameters<typeof metaInWords>[0]) => metaInWords(meta, { t, locale: 'en-GB', timeZone: 'UTC', segments })
    expect(said({ segment: 'friends' })).toBe('only Friends of the house')
    expect(said({ segment: 'friends', audience: 'signedIn' })).toBe('only Friends of the house')
    expect(said({ segment: 'vip', audience: 'guest' })).toBe('only not signed in, only vip')
    expect(said({ segment: 7 })).toBe('')
  })

  it('says nothing of what is always there for everybody, or is of another shape', () => {
    expect(words({ anchor: 'top', countries: [], audience: null })).toBe('')
    expect(words({ visibleFrom: 'soon', visibleUntil: 5, countries: 'GB', languages: [3], audience: 'robots' })).toBe('')
    expect(words({ countries: ['not a code'] })).toBe('only in not a code')
  })
})
