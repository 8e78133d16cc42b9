import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startSentence } from '../../server/operations/start-error.ts'
import { projectPath } from '../../server/paths.ts'
import { parseSites, readSites, SitesError } from '../../server/sites.ts'

type Tree = Record<string, unknown>

/** themes/config.json with values put at their paths (`gb.listing.hitsPerPage`); undefined takes one out. */
const problemsWith = (changes: Readonly<Record<string, unknown>>): readonly string[] => {
  const sites: Tree = JSON.parse(readFileSync(projectPath('themes/config.json'), 'utf8')) as Tree
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.')
    const owner = names.slice(0, -1).reduce((tree, name) => tree[name] as Tree, sites)
    if (value === undefined) Reflect.deleteProperty(owner, names.at(-1) ?? '')
    else owner[names.at(-1) ?? ''] = value
  }
  return parseSites(JSON.stringify(sites)).problems ?? []
}

describe('themes/config.json', () => {
  it('is right as it is', () => {
    expect(readSites().map(({ siteTag }) => siteTag)).toEqual([
      'ald-us',
      'ald-ca',
      'ald-gb',
      'ald-au',
      'ald-ae',
      'ald-jp',
      'ald-cn',
      'ald-hk',
      'ald-tw',
      'bri-kr',
      'ald-my',
      'ald-nl',
      'bri-mx',
    ])
  })

  it.each([
    ['gb.listing.hitsPerPage', 0, 'gb.listing.hitsPerPage is 0; it has to be a whole number from 12 to 96 in steps of 12'],
    ['gb.sharedHost', 'yes', 'gb.sharedHost is yes; it has to be true or false'],
    ['us.consent.mode', 'maybe', 'us.consent.mode is maybe; it has to be one of "optIn", "optOut"'],
    ['us.languages', 'en', 'us.languages is en; it has to be a list of at least 1'],
    ['jp.currency', undefined, 'jp.currency is missing; it has to be an object with code, symbol, stepMultiple'],
    ['ae.siteName', '', 'ae.siteName is ""; it has to be a text of 1 to 80 characters'],
    ['ca.code', 'Canada', 'ca.code is Canada; it has to be a text that matches ^[A-Z]{2}$, such as "GB"'],
    ['gb.hosts', ['a.example', 'a.example'], 'gb.hosts has the same value twice, as items 1 and 0; take one out'],
    ['gb.payments.methods', ['cash'], /^gb\.payments\.methods\[0\] is cash; it has to be one of "creditcard", /],
    ['gb.scriptHosts', ['http://x.example/y'], /^gb\.scriptHosts\[0\] is "http:\/\/x\.example\/y"; it has to be a text that matches/],
    ['gb.segments', Array.from({ length: 13 }, (_, index) => ({ group: `g${index}`, title: 'G' })), /; it has to be a list of at most 12$/],
    ['gb.segments', [{ group: 'two words', title: 'G' }], /^gb\.segments\[0\]\.group is "two words"; it has to be a text that matches/],
    [
      'gb.segments',
      [
        { group: 'vip', title: 'G' },
        { group: 'vip', title: 'H' },
      ],
      'gb.segments[1].group is vip, which segments[0] already is',
    ],
    [
      'tw.segments',
      [{ group: 'vip', title: 'G' }],
      'tw.segments names groups; integrations.identityProvider has to be enabled, which says who is in them',
    ],
    ['gb.listing.hitPerPage', 12, 'gb.listing.hitPerPage is no option; the nearest is hitsPerPage'],
    ['gb.Currency', {}, 'gb.Currency is no option; the nearest is currency'],
    ['gb.integrations.yopto', { enabled: true }, 'gb.integrations.yopto is no option; the nearest is yotpo'],
    ['GB', {}, /^GB cannot be a name here; it has to be a text that matches/],
  ])('with %s wrong is refused with the path, the value and what is allowed', (path, value, problem) => {
    const problems = problemsWith({ [path]: value })
    const sentence = problems.find((one) => one.startsWith(`themes/config.json, ${path}`)) ?? problems.join('\n')
    expect(sentence).toMatch(/^themes\/config\.json, .+\.$/)
    expect(sentence.slice('themes/config.json, '.length, -1)).toEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    )
  })

  it.each([
    ['languages', { 'us.languages': ['en', 'de'] }, 'us.languages[1] is de; there are texts for ar, en, es, fr, ja, ko, ms, nl, zh'],
    ['defaultLanguage', { 'us.defaultLanguage': 'fr' }, 'us.defaultLanguage is fr; it has to be one of its languages, en, es'],
    ['currency', { 'us.currency.code': 'XQQ' }, 'us.currency.code is XQQ; it has to be a currency of ISO 4217, such as GBP'],
    ['timeZone', { 'us.timeZone': 'Mars/Base' }, 'us.timeZone is Mars/Base; it has to be an IANA time zone, such as Europe/London'],
    [
      'hosts',
      { 'us.hosts': ['gb.localhost'] },
      'gb.hosts[0] is gb.localhost, which us.hosts[0] already is; it has to differ from site to site',
    ],
    ['siteTag', { 'us.siteTag': 'ald-jp' }, 'jp.siteTag is ald-jp, which us.siteTag already is; it has to differ from site to site'],
    [
      'countryFolder',
      { 'us.countryFolder': 'ca' },
      'ca.countryFolder is ca, which us.countryFolder already is; it has to differ from site to site',
    ],
    ['pathStyle', { 'us.countryFolder': '' }, 'us.countryFolder is empty; where pathStyle is folder it has to be a folder, such as us'],
    ['sharedHost', { 'jp.hosts': [] }, 'jp.hosts is empty; a site whose sharedHost is false has to have a host'],
    ['default', { 'us.default': true }, 'default is true for us and gb; it has to be true for exactly one site'],
    ['no default', { 'gb.default': false }, 'default is true for no site; it has to be true for exactly one site'],
    [
      'integrations',
      { 'us.integrations.yotpo': { enabled: true } },
      'us.integrations.yotpo.appKey is missing; it has to be a text while the integration is enabled',
    ],
  ])('is refused where %s does not fit what else there is', (_, changes, problem) => {
    expect(problemsWith(changes)).toEqual([`themes/config.json, ${problem}.`])
  })

  it('lets sold-out variants be chosen on sites where shoppers are told of their return, and on no others [THIRD-08]', () => {
    const rulesOf = (tag: string) => readSites().find(({ siteTag }) => siteTag === tag)?.product
    expect(rulesOf('ald-gb')).toMatchObject({ showOutOfStock: true, allowedAvailability: expect.arrayContaining(['NOTAVAILABLE']) })
    expect(rulesOf('ald-ae')).toMatchObject({ showOutOfStock: false, allowedAvailability: expect.not.arrayContaining(['NOTAVAILABLE']) })
    expect(problemsWith({ 'gb.integrations.backInStock': { enabled: true } })).toEqual([
      'themes/config.json, gb.integrations.backInStock.publicKey is missing; it has to be a text while the integration is enabled.',
    ])
  })

  it('names every wrong value, each in a line of its own', () => {
    expect(problemsWith({ 'gb.default': 1, 'us.pricing': 'free' })).toHaveLength(2)
  })

  it('ends a start with its sentences and no stack', () => {
    const error = new SitesError(['themes/config.json is not JSON.', 'another'])
    expect(startSentence(error, { port: 3000, databaseUrl: undefined })).toBe('themes/config.json is not JSON.\nanother')
  })

  it('that is anything else is refused and never throws', () => {
    expect(parseSites('{').problems).toEqual(['themes/config.json is not JSON.'])
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify({ gb: value })),
        ),
        (text) => {
          expect(parseSites(text).problems?.length).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('with any one value replaced by anything is accepted or refused in sentences', () => {
    const [site] = readSites()
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(site ?? {})), fc.jsonValue(), (name, value) => {
        const problems = problemsWith({ [`us.${name}`]: value })
        expect(problems.every((problem) => /^themes\/config\.json, [^\n]+\.$/.test(problem))).toBe(true)
      }),
    )
  })
})
