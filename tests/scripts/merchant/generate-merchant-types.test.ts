import { expect, it } from 'vitest'
import { emitMerchantTypes } from '../../../scripts/merchant/emit-merchant-types.ts'
import { generateMerchantTypes } from '../../../scripts/merchant/generate-merchant-types.ts'

it('schemas/generated/merchant.ts is committed as schemas/merchant make it', async () => {
  expect(await generateMerchantTypes(new URL('../../..', import.meta.url), true)).toBe(false)
})

it('refuses two merchant schemas that define the same name, which would be one type for two things', () => {
  const kind = { title: 'Kind', $defs: { Texts: { type: 'string' } } } as const
  expect(() => emitMerchantTypes({ common: { $defs: { Texts: { type: 'object' } } }, kinds: { kind } })).toThrow('define Texts')
})
