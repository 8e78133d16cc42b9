import { describe, expect, it } from 'vitest'
import type { BlockNode } from '../../../schemas/page.ts'
import { pageRules } from '../../../src/content/page-rules.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import { page } from '../../factories/pages.ts'
import { site } from '../../factories/site.ts'

let count = 0
const block = (type: string, props: BlockNode['props'], slots: NonNullable<BlockNode['slots']> = {}): BlockNode => ({
  id: `b${(count += 1)}`,
  type,
  version: 1,
  props,
  slots,
})
const tabs = (queryParam: string, ...keys: readonly string[]) =>
  block('tabs', { label: '', queryParam, allowToggleOff: false }, { panels: keys.map((key) => block('tab-panel', { key, title: key })) })
const validate = (blocks: readonly BlockNode[], changes: Parameters<typeof site>[1] = {}) =>
  pageRules(page('landing', blocks), blockSchemas, site('gb', changes)).map(({ code, path, message }) => ({ code, path, message }))

describe('tabs of a page', () => {
  it('accepts tabs with names of their own [CRUMB-07]', () => {
    expect(validate([tabs('tab', 'a', 'b'), tabs('tabCare', 'a', 'b'), tabs('material', 'a')])).toEqual([])
  })

  it('refuses two groups of tabs with one name in the address, and a name that the shop uses [CRUMB-07]', () => {
    expect(validate([tabs('tab', 'a'), tabs('tab', 'a')])).toMatchObject([{ code: 'tabNameTaken', path: '/blocks/1/props/queryParam' }])
    expect(validate([tabs('sortBy', 'a')])).toMatchObject([{ code: 'tabNameTaken', message: expect.stringContaining('sortBy') }])
  })

  it('refuses two tabs of a group with one key, however it is spelled', () => {
    expect(validate([tabs('tab', 'Full Grain', 'full-grain')])).toMatchObject([
      { code: 'tabKeyTaken', path: '/blocks/0/slots/panels/1/props/key' },
    ])
  })
})

describe('scripts of a page', () => {
  const scripts = (src: string, inlineJs = '', inlineCss = '') =>
    block('scripts', { consent: 'marketing', inlineJs, inlineCss }, { scripts: [block('script-file', { src, async: false })] })

  it('accepts scripts of the shop, and of hosts that the configuration allows', () => {
    expect(validate([scripts('/scripts/a.js', 'a = 1', 'b { color: red }')])).toEqual([])
    expect(validate([scripts('https://s.example.com/a.js')], { scriptHosts: ['https://s.example.com'] })).toEqual([])
  })

  it('refuses scripts of any other host, and says what to do', () => {
    const [problem] = validate([scripts('https://s.example.com/a.js')], { scriptHosts: ['https://t.example.com'] })
    expect(problem).toMatchObject({ code: 'scriptRefused', path: '/blocks/0/slots/scripts/0/props/src' })
    expect(problem?.message).toContain('scriptHosts in the shop’s sites.json (the demo’s is themes/config.json), "https://s.example.com"')
  })

  it('refuses a snippet that is no script, and styles that import others', () => {
    expect(validate([scripts('/a.js', 'if (')])).toMatchObject([{ code: 'scriptRefused', path: '/blocks/0/props/inlineJs' }])
    expect(validate([scripts('/a.js', '', '@import "x.css";')])).toMatchObject([{ path: '/blocks/0/props/inlineCss' }])
  })
})

describe('streams of a page', () => {
  const video = (src: string) => block('video-embed', { src, title: 'x', poster: null, captions: '', aspect: '16x9', controls: true })

  it('accepts streams of the shop and of allowed hosts, and other kinds of films from anywhere', () => {
    expect(validate([video('/a.m3u8'), video('https://f.example.com/a.mp4'), video('https://vimeo.com/1')])).toEqual([])
    expect(validate([video('https://f.example.com/a.m3u8')])).toMatchObject([{ code: 'streamRefused' }])
    expect(validate([video('https://f.example.com/a.m3u8?t=1')], { streamHosts: ['https://f.example.com'] })).toEqual([])
  })
})
