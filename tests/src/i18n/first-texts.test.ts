import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../block-registry/index.ts'
import formTexts from '../../../src/i18n/messages/en/account-forms.json'
import checkoutTexts from '../../../src/i18n/messages/en/checkout.json'
import contactTexts from '../../../src/i18n/messages/en/contact.json'
import customisationTexts from '../../../src/i18n/messages/en/customisation.json'
import accountTexts from '../../../src/i18n/messages/en/my-account.json'
import { toRegistry } from '../../../src/pipeline/blocks/registry.ts'

const KEYS = Object.keys({ ...formTexts, ...checkoutTexts, ...contactTexts, ...accountTexts, ...customisationTexts })
const LITERAL = /['"`]([a-z][\w-]*\.[\w.-]*)(?=['"`$])/g
const IMPORT = /(?:from|import\()\s*'(\.[^']+\.tsx?)'/g

/** Texts of the checkout, the account and its forms, the contact form and customisation that a file and what it imports say; a key put together from parts counts by its beginning. */
const saidBy = (file: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(file) || !existsSync(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const literals = [...source.matchAll(LITERAL)].map(([, literal]) => literal ?? '')
  const here = literals.filter((literal) => (literal.endsWith('.') ? KEYS.some((key) => key.startsWith(literal)) : KEYS.includes(literal)))
  const below = [...source.matchAll(IMPORT)].flatMap(([, path]) => saidBy(join(dirname(file), path ?? ''), seen))
  return [...here, ...below]
}

describe('the texts a page begins with', () => {
  it.each(Object.entries(toRegistry(registry)))('are enough for %s, or its schema asks for all', (type, { needsAllTexts = false }) => {
    const said = saidBy(`block-registry/${type}/${type}.tsx`)
    expect({ said, needsAllTexts }).toEqual({ said: needsAllTexts ? expect.any(Array) : [], needsAllTexts: said.length > 0 })
  })

  it('are enough for what stands around blocks', () => {
    for (const file of ['src/pipeline/render/shell.tsx', 'src/pipeline/navigate/page-host.tsx']) expect(saidBy(file)).toEqual([])
  })
})
