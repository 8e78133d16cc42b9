import { describe, expect, it } from 'vitest'
import { readView, searchOf } from '../../../composer/view/canvas-view.ts'
import { isSeen } from '../../../composer/view/is-seen.ts'

const view = (search: string, own?: unknown) => {
  const read = readView(new URLSearchParams(search), own)
  if (read === undefined) throw new Error('There is no site')
  return read
}

describe('how a page is looked at', () => {
  it('is kept in the address, and read from it again', () => {
    const wanted = { siteTag: 'ald-jp', language: 'ja', at: '2026-12-01T00:00', audience: 'signedIn' } as const
    const read = view(new URLSearchParams(searchOf(wanted)).toString())
    expect({ siteTag: read.site.siteTag, language: read.language, at: read.at, audience: read.audience }).toEqual(wanted)
  })

  it('is a site that the page is for, in its own language, as a guest sees it now', () => {
    expect(view('', ['ald-ae'])).toMatchObject({ site: { siteTag: 'ald-ae' }, language: 'en', at: undefined, audience: 'guest' })
  })

  it('is by somebody in a segment of the site, and by somebody signed in where the site does not have it', () => {
    const wanted = { siteTag: 'ald-gb', language: 'en', at: undefined, audience: 'segment-friends' } as const
    expect(searchOf(wanted)).toMatchObject({ as: 'segment-friends' })
    expect(view(new URLSearchParams(searchOf(wanted)).toString()).audience).toBe('segment-friends')
    expect(view('site=ald-jp&as=segment-friends').audience).toBe('signedIn')
  })

  it('is nothing that an address makes up', () => {
    expect(view('site=none&lang=xx&at=tomorrow&as=root', ['ald-gb'])).toMatchObject({
      site: { siteTag: 'ald-gb' },
      language: 'en',
      at: undefined,
      audience: 'guest',
    })
  })
})

describe('a block', () => {
  const meta = { visibleFrom: '2026-12-01T00:00:00Z', visibleUntil: '2026-12-24T00:00:00Z' }

  it('is seen from the first moment of its window to its last, on the clocks of the site', () => {
    expect(isSeen(meta, view('site=ald-gb&at=2026-11-30T23:59'))).toBe(false)
    expect(isSeen(meta, view('site=ald-gb&at=2026-12-01T00:00'))).toBe(true)
    expect(isSeen(meta, view('site=ald-jp&lang=ja&at=2026-12-01T08:59'))).toBe(false)
    expect(isSeen(meta, view('site=ald-jp&lang=ja&at=2026-12-01T09:00'))).toBe(true)
    expect(isSeen(meta, view('site=ald-gb&at=2026-12-24T00:00'))).toBe(false)
  })

  it('is seen by those it is for alone', () => {
    expect(isSeen({ audience: 'signedIn' }, view('site=ald-gb'))).toBe(false)
    expect(isSeen({ audience: 'signedIn' }, view('site=ald-gb&as=signedIn'))).toBe(true)
    expect(isSeen({ segment: 'friends' }, view('site=ald-gb'))).toBe(false)
    expect(isSeen({ segment: 'friends' }, view('site=ald-gb&as=signedIn'))).toBe(false)
    expect(isSeen({ segment: 'friends' }, view('site=ald-gb&as=segment-friends'))).toBe(true)
    expect(isSeen({ segment: 'trade' }, view('site=ald-gb&as=segment-friends'))).toBe(false)
    expect(isSeen({ audience: 'signedIn' }, view('site=ald-gb&as=segment-friends'))).toBe(true)
    expect(isSeen({ audience: 'guest' }, view('site=ald-gb&as=segment-friends'))).toBe(false)
    expect(isSeen({ countries: ['US'] }, view('site=ald-gb'))).toBe(false)
    expect(isSeen({ languages: ['ar'] }, view('site=ald-ae&lang=ar'))).toBe(true)
    expect(isSeen(undefined, view('site=ald-gb'))).toBe(true)
  })
})
