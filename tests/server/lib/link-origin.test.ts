import { describe, expect, it } from 'vitest'
import { linkOrigin } from '../../../server/lib/link-origin.ts'
import { site } from '../../factories/site.ts'

const local = { PUBLIC_ORIGIN: undefined, origin: 'http://localhost:3000', isProduction: false }
const LAN = 'http://192.168.1.5:8080'

describe('links in mails', () => {
  it('lead to where the shopper’s browser was, and to the own host of a site that answers only there', () => {
    expect(linkOrigin({ config: local, site: site('gb'), asked: LAN })).toBe(LAN)
    expect(linkOrigin({ config: local, site: site('gb') })).toBe('http://localhost:3000')
    expect(linkOrigin({ config: local, site: site('jp') })).toBe('http://jp.localhost:3000')
    expect(linkOrigin({ config: local, site: site('jp'), asked: 'https://jp.localhost' })).toBe('https://jp.localhost')
  })

  it('lead to PUBLIC_ORIGIN where it is set, whatever a request says', () => {
    const config = { ...local, PUBLIC_ORIGIN: 'https://shop.example/' }
    expect(linkOrigin({ config, site: site('gb'), asked: 'http://evil.example' })).toBe('https://shop.example')
    expect(linkOrigin({ config, site: site('jp') })).toBe('https://jp.localhost')
  })

  it('never follow a request’s host in production, nor what is no origin', () => {
    expect(linkOrigin({ config: { ...local, isProduction: true }, site: site('gb'), asked: 'http://evil.example' })).toBe(local.origin)
    for (const asked of [null, '', 'evil', 'javascript://x'])
      expect(linkOrigin({ config: local, site: site('gb'), asked })).toBe(local.origin)
  })
})
