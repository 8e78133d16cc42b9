import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { audienceOfSegment, isPreviewHost, previewParameters, readPreview, type PreviewSettings } from '../../../src/site/preview-mode.ts'
import { site } from '../../factories/site.ts'

const SITES = [site('gb'), site('ae', { segments: [{ group: 'friends', title: 'Friends' }] })]
const read = (query: string, saved = '') => readPreview({ query: new URLSearchParams(query), saved: new URLSearchParams(saved) }, SITES)

describe('preview mode', () => {
  it('is considered only where the host name contains the word preview, in any letter case and label [PREVIEW-01]', () => {
    expect(['preview.localhost', 'PREVIEW.shop.com', 'my-preview-3.shop.com', 'shop.preview'].map(isPreviewHost)).toEqual(
      Array(4).fill(true),
    )
    expect(['localhost', 'www.shop.com', 'pre.view.com', ''].map(isPreviewHost)).toEqual(Array(4).fill(false))
  })

  it('takes client, country and preview from the query, however they are spelled [PREVIEW-02, PREVIEW-04]', () => {
    const { settings, site: found } = read('client=Alder&country=gb&preview=spring') ?? {}
    expect(settings).toEqual({ client: 'alder', country: 'GB', preview: 'spring' })
    expect(found?.siteTag).toBe('ald-gb')
  })

  it('takes what the query leaves out from what is saved [PREVIEW-03]', () => {
    const saved = 'client=alder&country=GB&preview=spring&at=2026-12-01'
    expect(read('', saved)?.settings).toEqual({ client: 'alder', country: 'GB', preview: 'spring', at: '2026-12-01' })
    expect(read('country=AE', saved)?.settings).toEqual({ client: 'alder', country: 'AE', preview: 'spring', at: '2026-12-01' })
    expect(read('preview=2&at=', saved)?.settings).toEqual({ client: 'alder', country: 'GB', preview: '2' })
  })

  it('counts an empty value as 1, and needs all three values to be on [PREVIEW-04]', () => {
    expect(read('client=alder&country=GB&preview')?.settings.preview).toBe('1')
    expect([read(''), read('client=alder&country=GB'), read('client=alder&preview=1'), read('country=GB&preview=1')]).toEqual(
      Array(4).fill(undefined),
    )
  })

  it('takes the saved site where the query names none that exists, and is off where neither does [PREVIEW-04]', () => {
    const unknown = 'client=nobody&country=XX&preview=1'
    expect(read(unknown, 'client=alder&country=AE&preview=1')?.site.siteTag).toBe('ald-ae')
    expect(read(unknown)).toBeUndefined()
    expect(read(unknown, unknown)).toBeUndefined()
  })

  it('looks as somebody in a segment of the site, and as somebody signed in on a site without it', () => {
    const friends = [{ group: 'friends', title: 'Friends' }]
    const sites = [site('gb', { segments: friends }), site('us', { segments: [] })]
    const audience = (country: string, wanted: string) => {
      const query = new URLSearchParams({ client: 'alder', country, preview: '1', audience: wanted })
      return readPreview({ query, saved: new URLSearchParams() }, sites)?.settings.audience
    }
    expect(audience('GB', 'segment-friends')).toBe('segment-friends')
    expect(audience('US', 'segment-friends')).toBe('signedIn')
    expect(audience('GB', 'friends')).toBeUndefined()
  })

  it('reads back what it writes, whatever the value is', () => {
    const values = fc.record(
      {
        preview: fc.string({ minLength: 1, maxLength: 64 }),
        at: fc.constantFrom('2026-12-01', '2026-12-01T09:30', '2026-12-01T09:30:00+09:00'),
        audience: fc.constantFrom('guest' as const, 'signedIn' as const, audienceOfSegment('friends')),
      },
      { requiredKeys: ['preview'] },
    )
    fc.assert(
      fc.property(values, (rest) => {
        const settings: PreviewSettings = { client: 'alder', country: 'AE', ...rest }
        expect(read(previewParameters(settings).toString())?.settings).toEqual(settings)
      }),
    )
  })

  it('makes of hostile values nothing worse than no preview', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (client, country, at) => {
        const found = read(new URLSearchParams({ client, country, preview: 'x'.repeat(500), at, audience: 'admin' }).toString())
        expect(found === undefined || (found.settings.preview.length === 64 && found.settings.audience === undefined)).toBe(true)
      }),
    )
  })
})
