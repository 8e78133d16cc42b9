import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { networkOf } from '../../../server/lib/network-of.ts'

const part = fc.nat({ max: 0xffff }).map((number) => number.toString(16))
const parts = (count: number) => fc.array(part, { minLength: count, maxLength: count }).map((each) => each.join(':'))

describe('what a limit counts an address by', () => {
  it('is one for all addresses of a household, which has a whole /64', () => {
    fc.assert(
      fc.property(parts(4), parts(4), parts(4), (network, host, other) => {
        fc.pre(!network.startsWith('0:0:0:0'))
        expect(networkOf(`${network}:${host}`)).toBe(networkOf(`${network}:${other}`))
      }),
    )
  })

  it('is another one for each household', () => {
    fc.assert(
      fc.property(parts(4), parts(4), parts(4), (network, other, host) => {
        fc.pre(network !== other && !network.startsWith('0:0:0:0') && !other.startsWith('0:0:0:0'))
        expect(networkOf(`${network}:${host}`)).not.toBe(networkOf(`${other}:${host}`))
      }),
    )
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['in-process', 'in-process'],
    ['', ''],
  ])('of %j is %j', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})

it('no limit of the server or the embedded platform is counted by a bare address', () => {
  const files = ['server', 'platform'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const bare = files
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /key(?: =|:) `[^`]*\$\{(?:request\.)?(?:ip|address)\}/.test(readFileSync(file, 'utf8')))
  expect(bare).toEqual([])
})
