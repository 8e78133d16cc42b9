import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedMerchantDocuments } from '../../../../demo/merchant/seed-merchant-documents.ts'
import { applyMerchantDocuments, readForExport } from '../../../../server/commerce/merchant/apply-documents.ts'
import { MERCHANT_KINDS } from '../../../../server/commerce/merchant/merchant-data.ts'
import { createMerchantStore, type MerchantStore } from '../../../../server/commerce/merchant/merchant-store.ts'
import { merchantDocuments, merchantRevisions } from '../../../../server/database/schema/merchant.ts'
import { duringTransaction } from '../../../setup/during-transaction.ts'
import { createTestRuntime, type TestRuntime } from '../../../setup/runtime.ts'

let test: TestRuntime
let store: MerchantStore
let elapsed = 0
beforeEach(async () => {
  test = await createTestRuntime()
  elapsed = 0
  store = await createMerchantStore({ ...test.handle, log: test.runtime.log, now: () => elapsed })
})
afterEach(async () => {
  await store.close()
  await test.close()
})

const voucher = (code: string, percentOff = 20) =>
  ({ kind: 'vouchers', document: { code, name: { en: `${percentOff}% off` }, percentOff } }) as const

describe('applying merchant documents', () => {
  it('reports documents that are added, changed field by field, unchanged, and missing from the files', async () => {
    const { documents } = await readForExport(test.runtime.database)
    const vouchers = documents.filter(({ kind }) => kind === 'vouchers').slice(1)
    const outcome = await applyMerchantDocuments(test.runtime, {
      documents: [...vouchers, voucher('SPRING20'), { kind: 'tax-rates', document: { country: 'GB', percent: 17.5 } }],
      kinds: ['vouchers'],
    })
    expect(outcome).toMatchObject({
      kind: 'applied',
      change: {
        added: [{ key: 'SPRING20' }],
        changed: [{ key: 'GB', fields: ['percent'] }],
        removed: [],
        missing: [{ key: 'EXPIRED' }],
        unchanged: 10,
      },
    })
    expect((await store.current()).vouchers.size).toBe(12)
  })

  it('removes documents that are not in the files with --remove only, and never one that a stored document refers to', async () => {
    const only = { documents: [voucher('SPRING20')], kinds: ['vouchers'] as const }
    const refused = await applyMerchantDocuments(test.runtime, { ...only, isRemoving: true })
    expect(refused).toMatchObject({ kind: 'invalid', problems: [{ key: 'coat-weeks', path: 'promotions[0].voucher' }, { key: 'welcome' }] })
    const both = { documents: only.documents, kinds: ['vouchers', 'campaigns'] as const, isRemoving: true }
    expect(await applyMerchantDocuments(test.runtime, both)).toMatchObject({ kind: 'applied', change: { removed: { length: 15 } } })
    const data = await store.current()
    expect([[...data.vouchers.keys()], data.campaigns.size, data.shipping.size]).toEqual([['SPRING20'], 0, 4])
  })

  it('writes no document of a set with one wrong document', async () => {
    const before = await readForExport(test.runtime.database)
    const outcome = await applyMerchantDocuments(test.runtime, { documents: [voucher('GOOD'), voucher('BAD', 200), voucher('GOOD2')] })
    expect(outcome).toMatchObject({ kind: 'invalid', problems: [{ key: 'BAD', path: 'percentOff' }] })
    expect(await readForExport(test.runtime.database)).toEqual(before)
  })

  it('refuses a set that has one voucher code twice', async () => {
    const outcome = await applyMerchantDocuments(test.runtime, { documents: [voucher('SAME'), voucher('SAME', 30)] })
    expect(outcome).toMatchObject({ kind: 'invalid', problems: [{ key: 'SAME', message: 'is there twice; take one out' }] })
  })

  it('reports what a dry run would change and changes nothing', async () => {
    const before = await readForExport(test.runtime.database)
    const outcome = await applyMerchantDocuments({ ...test.runtime, isDryRun: true }, { documents: [voucher('SPRING20')] })
    expect(outcome).toMatchObject({ kind: 'applied', change: { added: [{ key: 'SPRING20' }] } })
    expect(await readForExport(test.runtime.database)).toEqual(before)
  })

  it('refuses files that were exported before somebody else changed the documents', async () => {
    const { revision } = await readForExport(test.runtime.database)
    const outcomes = await Promise.all(
      ['ONE', 'OTHER'].map((code) => applyMerchantDocuments(test.runtime, { documents: [voucher(code)], basedOn: revision })),
    )
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['applied', 'stale'])
    expect((await store.current()).vouchers.size).toBe(12)
  })

  it('lets one of two through who apply files of the same export at once', async () => {
    const { database } = test.runtime
    const { revision: basedOn } = await readForExport(database)
    const outcomes = await duringTransaction(database, {
      first: (transaction) => transaction.select().from(merchantRevisions).for('update'),
      work: () =>
        Promise.all(
          [10, 20].map((percent) => applyMerchantDocuments(test.runtime, { documents: [voucher('SPRING20', percent)], basedOn })),
        ),
    })
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['applied', 'stale'])
  })

  it('counts no revision where nothing changes, so that files which are applied twice stay current', async () => {
    const exported = await readForExport(test.runtime.database)
    expect(await applyMerchantDocuments(test.runtime, exported)).toMatchObject({ kind: 'applied', revision: exported.revision })
  })

  it('refuses to build on a stored document of another release that no longer fits, until it is replaced or removed', async () => {
    await test.runtime.database.insert(merchantDocuments).values({ kind: 'vouchers', key: 'OLD', document: { code: 'OLD', discount: 5 } })
    expect(await applyMerchantDocuments(test.runtime, { documents: [voucher('SPRING20')] })).toMatchObject({ kind: 'invalid' })
    expect((await store.current()).vouchers.size).toBe(11)
    expect(await applyMerchantDocuments(test.runtime, { documents: [voucher('OLD')] })).toMatchObject({
      kind: 'applied',
      change: { changed: [{ key: 'OLD', fields: ['discount', 'name', 'percentOff'] }] },
    })
  })
})

describe('the copy of merchant documents in memory', () => {
  it('the copy of merchant documents in memory is read anew after a change by another process', async () => {
    const changes: string[] = []
    store.onChange(() => changes.push('changed'))
    expect((await store.current()).vouchers.has('SPRING20')).toBe(false)
    await applyMerchantDocuments(test.runtime, { documents: [voucher('SPRING20')] })
    await expect.poll(() => changes).toEqual(['changed'])
    expect((await store.current()).vouchers.has('SPRING20')).toBe(true)
  })

  it('the copy of merchant documents is read once for many requests, and anew after half a minute should a notification be lost', async () => {
    const first = await store.current()
    expect(await store.current()).toBe(first)
    await test.runtime.database.delete(merchantDocuments)
    expect(await store.current()).toBe(first)
    elapsed = 30_000
    expect((await store.current()).vouchers.size).toBe(0)
  })

  it('a copy of merchant documents that was being read during a change is not stored', async () => {
    const reading = store.current()
    await applyMerchantDocuments(test.runtime, { documents: [voucher('SPRING20')] })
    await reading
    await expect.poll(async () => (await store.current()).vouchers.has('SPRING20')).toBe(true)
  })
})

describe('the demo’s merchant documents', () => {
  it('the demo’s merchant documents are seeded once: what a merchant removed stays removed at the next start', async () => {
    await applyMerchantDocuments(test.runtime, {
      documents: [],
      kinds: MERCHANT_KINDS,
      isRemoving: true,
    })
    await seedMerchantDocuments(test)
    expect((await readForExport(test.runtime.database)).documents).toEqual([])
  })
})
