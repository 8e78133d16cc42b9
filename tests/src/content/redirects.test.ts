import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../schemas/page.ts'
import { createRedirectAdvisor } from '../../../src/content/advice/redirect-advice.ts'
import type { CmsEntry } from '../../../src/content/cms-entry.ts'
import { redirectsOfSite, type Redirect } from '../../../src/content/redirects.ts'
import { entry } from '../../factories/cms.ts'
import { lookups } from '../../factories/lookups.ts'
import { site } from '../../factories/site.ts'

const gb = site('gb')
const siteTags = ['ald-gb', 'ald-us']

const redirect = (id: string, from: string, to: string, more: Readonly<Record<string, Json>> = {}): CmsEntry =>
  entry(id, 'redirect', { name: id, from, to, ...more })

const publish = (entries: readonly CmsEntry[], live: readonly Redirect[] = [], on = gb) => {
  const { redirects, problems } = redirectsOfSite({ entries, site: on, siteTags, defaultLocale: 'en', live })
  return {
    redirects,
    ways: redirects.map(({ from, to }) => `${from} ${to}`),
    problems: problems.map(({ code, where, message }) => `${code} ${where}: ${message}`),
    codes: problems.map(({ code, blockId }) => `${code} ${blockId}`),
  }
}

describe('the redirects of a site', () => {
  it('go from the normalised path to where the entry says, permanently unless it says otherwise', () => {
    const entries = [
      redirect('a', '/Old/Shoes/', '/women/shoes?sort=new#top'),
      redirect('b', '/café', 'https://archive.example/2020', { kind: 'temporary' }),
      redirect('c', '/sale-2020', '', { kind: 'gone' }),
    ]
    expect(publish(entries)).toMatchObject({
      problems: [],
      redirects: [
        { id: 'b', from: '/caf%c3%a9', to: 'https://archive.example/2020', kind: 'temporary' },
        { id: 'a', from: '/old/shoes', to: '/women/shoes?sort=new#top', kind: 'permanent' },
        { id: 'c', from: '/sale-2020', to: '', kind: 'gone' },
      ],
    })
  })

  it('are those for every site and those that name it, which go first from the same address', () => {
    const entries = [
      redirect('all', '/shoes', '/women/shoes'),
      redirect('gb', '/shoes', '/men/shoes', { sites: ['ald-gb'] }),
      redirect('us', '/sneakers', '/women/shoes', { sites: ['ald-us'] }),
    ]
    expect(publish(entries)).toMatchObject({ ways: ['/shoes /men/shoes'], problems: [] })
    expect(publish(entries, [], site('us')).ways).toEqual(['/shoes /women/shoes', '/sneakers /women/shoes'])
  })

  it.each([
    ['has no name', { name: '' }, 'Name: This has to be filled in.'],
    ['comes from a whole address', { from: 'https://shop.example/old' }, 'From: This is not in the form the field takes.'],
    ['comes from a path with a query', { from: '/old?x=1' }, 'From: This is not in the form'],
    ['comes from a file', { from: '/assets/app.js' }, 'From: Addresses that begin like this are files'],
    ['leads to a call', { to: '/api/cart' }, 'To: Addresses that begin like this are files'],
    ['comes from a path with the language', { from: '/en/old' }, 'From: Leave /en out'],
    ['leads to a path with the language', { to: '/en/new' }, 'To: Leave /en out'],
    ['leads over dots', { to: '/help/../checkout' }, 'To: The address holds . or ..'],
    ['leads over hidden dots', { to: '/help/%2E%2e/checkout' }, 'To: The address holds . or ..'],
    ['leads to another host by two slashes', { to: '//evil.example' }, 'To: This is not in the form'],
    ['leads to another host by a backslash', { to: '/\\evil.example' }, 'To: The address holds characters'],
    ['hides a line break', { to: '/new%0d%0aset-cookie:a=b' }, 'To: The address holds characters'],
    ['leads to an address that is not https', { to: 'http://other.example' }, 'To: This is not in the form'],
    ['leads to a script', { to: 'javascript:alert(1)' }, 'To: This is not in the form'],
    ['leads to an address with a password', { to: 'https://shop.example@evil.example/' }, 'To: The address holds a name or password'],
    ['leads to its own site by host', { to: `https://${gb.hosts[0]}/en/new` }, 'To: This is an address of this site'],
    ['leads nowhere', { to: '' }, 'To: This has to be filled in, unless the page is gone'],
    ['is gone and leads somewhere', { kind: 'gone' }, 'To: A page that is gone leads nowhere'],
    ['is of no kind', { kind: 'forever' }, 'Kind: This has to be one of: permanent, temporary, gone'],
    ['is for a site there is not', { sites: ['ald-xx'] }, 'Sites: There is no site ald-xx. There are: ald-gb, ald-us.'],
    ['leads to itself', { to: '/OLD/?x=1' }, 'To: This is the address it comes from.'],
  ])('refuse one that %s, in words', (_case, fields, message) => {
    const { redirects, problems } = publish([entry('a', 'redirect', { name: 'Old', from: '/old', to: '/new', ...fields })])
    expect(redirects).toEqual([])
    expect(problems).toEqual([expect.stringContaining(message)])
    expect(problems[0]).toMatch(/^redirectInvalid Redirects > /)
  })

  it.each([
    ['comes from a path with two slashes in a row', { from: '/old//shoes' }, 'From: There are two / in a row. Take one out.'],
    ['leads to an address nobody can read', { to: 'https://[' }, 'To: This is not an address: begin with / or https://.'],
    ['leads to an address with a password alone', { to: 'https://:secret@shop.example/' }, 'To: The address holds a name or password'],
    ['is for sites of which one does not exist', { sites: ['ald-gb', 'ald-xx'] }, 'Sites: There is no site ald-xx.'],
  ])('refuse one that %s, in words', (_case, fields, message) => {
    const { redirects, problems } = publish([entry('a', 'redirect', { name: 'Old', from: '/old', to: '/new', ...fields })])
    expect([redirects, problems]).toEqual([[], [expect.stringContaining(message)]])
  })

  it('may lead to another site, or to a page of the same host outside this one', () => {
    const [host = ''] = gb.hosts
    for (const to of ['https://shop.example/en/new', `https://${host}/zz/new`])
      expect(publish([redirect('a', '/old', to)])).toMatchObject({ ways: [`/old ${to}`], problems: [] })
  })

  it('are called by their id where they have no name, and point at the field that is wrong', () => {
    const { problems } = redirectsOfSite({
      entries: [redirect('a', '/old', '/api/x', { name: ' ' }), entry('b', 'redirect', { name: 'Shoes', from: 'old', to: '/new' })],
      site: gb,
      siteTags,
      defaultLocale: 'en',
      live: [],
    })
    expect(problems.map(({ where, path, page }) => [where, path, page])).toEqual([
      ['Redirects > a > To', '/entries/a/fields/to', 'redirects'],
      ['Redirects > Shoes > From', '/entries/b/fields/from', 'redirects'],
    ])
  })

  it('are accepted by id, whatever order they come in', () => {
    const entries = [redirect('a', '/old/', '/x'), redirect('b', '/old', '/y'), redirect('c', '/old', '/z')]
    for (const each of [entries, entries.toReversed()])
      expect(publish(each)).toMatchObject({ ways: ['/old /x'], codes: ['redirectRepeated b', 'redirectRepeated c'] })
  })

  it('keep a wrong one as it was live, and bring all others live', () => {
    const before = publish([redirect('a', '/a', '/x'), redirect('b', '/b', '/x')]).redirects
    const after = publish([redirect('a', '/a', '/api/x'), redirect('b', '/b', '/y'), redirect('c', '/c', '/x')], before)
    expect(after.ways).toEqual(['/a /x', '/b /y', '/c /x'])
    expect(after.codes).toEqual(['redirectInvalid a'])
  })

  it('drop one that was deleted, unlike one that is wrong', () => {
    const before = publish([redirect('a', '/a', '/x'), redirect('b', '/b', '/x')]).redirects
    expect(publish([redirect('b', '/b', '/x')], before).ways).toEqual(['/b /x'])
  })

  it('refuse a second one from the same address; the one that is live stays, whatever its id', () => {
    const before = publish([redirect('z', '/a', '/x')]).redirects
    const after = publish([redirect('b', '/A/', '/y'), redirect('z', '/a', '/x')], before)
    expect(after).toMatchObject({ ways: ['/a /x'], codes: ['redirectRepeated b'] })
    expect(after.problems[0]).toContain('“z” redirects from /a already')
  })

  it('refuse one that closes a loop, and say the way', () => {
    const entries = [redirect('a', '/a', '/b'), redirect('b', '/b', '/c?x=1'), redirect('c', '/c', '/A')]
    const { problems, ways } = publish(entries)
    expect(ways).toEqual(['/a /b', '/b /c?x=1'])
    expect(problems.find((problem) => problem.startsWith('redirectLoop'))).toContain('/c → /a → /b → /c')
  })

  it('refuse a fourth redirect in a row, wherever it is put in', () => {
    const row = [redirect('a', '/a', '/b'), redirect('b', '/b', '/c'), redirect('c', '/c', '/d')]
    const before = publish(row)
    expect(before.codes.filter((code) => !code.startsWith('redirectChained'))).toEqual([])
    for (const added of [redirect('z', '/d', '/e'), redirect('z', '/z', '/a')])
      expect(publish([...row, added], before.redirects)).toMatchObject({
        ways: before.ways,
        codes: expect.arrayContaining(['redirectTooLong z']),
      })
  })

  it('warn of one that leads to another redirect, or to a page that is gone', () => {
    const { problems } = publish([
      redirect('a', '/a', '/b'),
      redirect('b', '/b', '/c'),
      redirect('d', '/d', '/e'),
      redirect('e', '/e', '', { kind: 'gone' }),
    ])
    expect(problems).toEqual([
      'redirectChained Redirects > a > To: /b is redirected itself. Lead straight to /c.',
      'redirectChained Redirects > d > To: /e is gone, says “e”. Lead to a page that is there, or delete this.',
    ])
  })

  it('take a change of several at once that only together are right', () => {
    const before = publish([redirect('a', '/a', '/b')]).redirects
    expect(publish([redirect('a', '/c', '/a'), redirect('b', '/b', '/a')], before)).toMatchObject({ ways: ['/b /a', '/c /a'], codes: [] })
  })

  it('never loop, never come twice from one address and never last long, whatever is published after whatever', () => {
    const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f', '/A/')
    const one = fc.record({ id: fc.constantFrom('1', '2', '3', '4', '5'), from: path, to: path })
    const space = fc.uniqueArray(one, { selector: ({ id }) => id })
    fc.assert(
      fc.property(fc.array(space, { minLength: 1, maxLength: 4 }), (spaces) => {
        let live: readonly Redirect[] = []
        for (const entries of spaces) {
          const outcome = publish(
            entries.map(({ id, from, to }) => redirect(id, from, to)),
            live,
          )
          live = outcome.redirects
          expect(live.every(({ id }) => entries.some((each) => each.id === id))).toBe(true)
        }
        const next = new Map(live.map(({ from, to }) => [from, to.toLowerCase().replace(/(.)\/$/, '$1')]))
        expect(next.size).toBe(live.length)
        for (const start of next.keys()) {
          let hops = 0
          for (let at = next.get(start); at !== undefined; at = next.get(at)) expect((hops += 1)).toBeLessThanOrEqual(3)
        }
      }),
    )
  })
})

describe('advice on live redirects', () => {
  const asked: (readonly [string, unknown])[] = []
  const advise = createRedirectAdvisor({
    sites: [site('us'), gb],
    redirectsOf: async () =>
      publish([redirect('a', '/women', '/men'), redirect('b', '/b', '/nowhere?y=1#x'), redirect('c', '/c', 'https://x.example')]).redirects,
    lookups: lookups({
      hasPage: async (path) => path === '/women',
      leadsSomewhere: async (path, context) => {
        asked.push([path, context])
        return path !== '/nowhere'
      },
    }),
  })

  it('names those with a page in the way, and those that lead to no page', async () => {
    expect(await advise({ siteTag: 'ald-gb', language: 'en' })).toEqual([
      {
        severity: 'warning',
        code: 'missingPage',
        path: '/entries/b/fields/to',
        page: 'redirects',
        blockId: 'b',
        where: 'Redirects > b > To',
        message:
          '/nowhere?y=1#x leads to no page of this site. Write an address of the shop without country and language, or publish the page.',
        values: { address: '/nowhere?y=1#x' },
      },
      {
        severity: 'warning',
        code: 'redirectUnused',
        path: '/entries/a/fields/from',
        page: 'redirects',
        blockId: 'a',
        where: 'Redirects > a > From',
        message: 'There is a page at /women, so nobody is redirected. Take the page down, or delete this redirect.',
        values: { from: '/women' },
      },
    ])
    expect(asked).toEqual([['/nowhere', { site: gb, language: 'en' }]])
  })

  it('is none for a site there is not', async () => {
    expect(await advise({ siteTag: 'ald-xx', language: 'en' })).toEqual([])
  })
})
