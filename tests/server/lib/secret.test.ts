import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bindSecret, currentValueOf, isSigned, secretOf, sign, withoutOthers } from '../../../server/lib/secret.ts'

const value = fc.string({ minLength: 1 })
const threeValues = fc
  .uniqueArray(value, { minLength: 3, maxLength: 3 })
  .map(([one = '', two = '', three = '']) => [one, two, three] as const)
const form = fc.constantFrom({ encoding: 'hex' }, { encoding: 'base64' }, { encoding: 'base64url', length: 22 } as const)

describe('what a secret has signed', () => {
  it('counts where its value is the one that signs or the other one, and nowhere else', () => {
    fc.assert(
      fc.property(threeValues, fc.string(), form, ([own, other, foreign], text, written) => {
        const signature = sign(secretOf(own), text, written)
        expect(isSigned(secretOf(own), text, signature, written)).toBe(true)
        expect(isSigned(secretOf(other, own), text, signature, written)).toBe(true)
        expect(isSigned(secretOf(other, foreign), text, signature, written)).toBe(false)
        expect(isSigned(secretOf(own), `${text}.`, signature, written)).toBe(false)
      }),
    )
  })

  it('is signed by the first value alone', () => {
    fc.assert(
      fc.property(threeValues, fc.string(), ([own, other], text) => {
        expect(sign(secretOf(own, other), text)).toBe(sign(secretOf(own), text))
        expect(currentValueOf(secretOf(own, other))).toBe(own)
        expect(isSigned(withoutOthers(secretOf(own, other)), text, sign(secretOf(other), text))).toBe(false)
      }),
    )
  })

  it('counts for one use only', () => {
    fc.assert(
      fc.property(threeValues, threeValues, fc.string(), ([own, other], [use, another], text) => {
        const signature = sign(bindSecret(secretOf(own), use), text)
        expect(isSigned(bindSecret(secretOf(other, own), use), text, signature)).toBe(true)
        expect(isSigned(bindSecret(secretOf(other, own), another), text, signature)).toBe(false)
        expect(isSigned(secretOf(other, own), text, signature)).toBe(false)
      }),
    )
  })

  it('counts while either of two secrets that it is bound to is changed', () => {
    fc.assert(
      fc.property(threeValues, threeValues, fc.string(), ([own, next], [app, nextApp, foreign], text) => {
        const signature = sign(bindSecret(secretOf(own), 'app', secretOf(app)), text)
        const changing = bindSecret(secretOf(next, own), 'app', secretOf(nextApp, app))
        expect(isSigned(changing, text, signature)).toBe(true)
        expect(isSigned(bindSecret(secretOf(next, own), 'app', secretOf(nextApp, foreign)), text, signature)).toBe(false)
        expect(isSigned(secretOf(`${next}\napp\n${nextApp}`), text, sign(changing, text))).toBe(true)
      }),
    )
  })
})

const filesThat = (pattern: RegExp): readonly string[] =>
  ['server', 'platform', 'src', 'demo']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file) && pattern.test(readFileSync(file, 'utf8')))
    .sort()

describe('sources that check what is brought back', () => {
  it('sign and derive keys in one place, which knows both values of a secret; the remote-password protocol derives from a password', () => {
    expect(filesThat(/\b(?:createHmac|hkdfSync|hkdf)\(/)).toEqual(['platform/cognito/srp/is-proof-right.ts', 'server/lib/secret.ts'])
  })

  it('take the value of a secret out of it where a vendor has to have it, and for nothing else', () => {
    expect(filesThat(/\bcurrentValueOf\b/)).toEqual(['platform/contentful/prepare-space.ts', 'server/lib/secret.ts'])
  })

  it('ignore one of two values where a key pair is sealed anew, and nowhere else', () => {
    expect(filesThat(/\bwithoutOthers\b/)).toEqual(['platform/stored-key-pair.ts', 'server/lib/secret.ts'])
  })

  it('read variables of secrets where the configuration is put together, and nowhere else', () => {
    const outside = filesThat(/process\.env[^\n]*(?:SECRET|HMAC)|_PREVIOUS\b/).filter((file) => !file.startsWith('server/configuration/'))
    expect(outside).toEqual([])
  })

  it('put no secret into a text, where it would be the word for an object; the remote-password protocol has numbers of that name', () => {
    const files = filesThat(/\$\{(?:config\.|runtime\.config\.)?(?:secret|hmacKey|SESSION_SECRET|ORDER_HASH_SECRET|PAYMENT_HMAC_KEY)\}/)
    expect(files.filter((file) => !file.startsWith('platform/cognito/srp/'))).toEqual([])
  })
})
