import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoMerchantDocuments } from '../../../../demo/merchant/seed-merchant-documents.ts'
import { readMerchantFiles, writeMerchantFiles } from '../../../../server/commerce/merchant/merchant-files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merchant-'))
})
afterEach(() => rm(folder, { recursive: true }))

const write = (name: string, content: string | Buffer): Promise<void> => writeFile(join(folder, name), content)

describe('files of merchant documents', () => {
  it('are read as they were exported, with the revision they were exported at', async () => {
    await writeMerchantFiles(folder, { revision: 7, documents: demoMerchantDocuments })
    const read = await readMerchantFiles(folder)
    expect(read.basedOn).toBe(7)
    expect(read.documents.toSorted(byText)).toEqual([...demoMerchantDocuments].sort(byText))
  })

  it('can be a single one, which says nothing of other kinds and of revisions', async () => {
    await writeMerchantFiles(join(folder, 'vouchers.json'), { revision: 7, documents: demoMerchantDocuments })
    expect(await readdir(folder)).toEqual(['vouchers.json'])
    expect(await readMerchantFiles(join(folder, 'vouchers.json'))).toMatchObject({ kinds: ['vouchers'], documents: { length: 11 } })
  })

  it('are written with their fields in the order of the schema', async () => {
    await writeMerchantFiles(folder, { revision: 1, documents: [{ kind: 'tax-rates', document: { percent: 20, country: 'GB' } }] })
    expect(await readFile(join(folder, 'tax-rates.json'), 'utf8')).toBe('[\n  {\n    "country": "GB",\n    "percent": 20\n  }\n]\n')
  })

  it.each([
    ['a text that is no JSON', 'vouchers.json', '[{', 'vouchers.json is not JSON in UTF-8'],
    ['bytes that are no UTF-8', 'vouchers.json', Buffer.from([0x5b, 0xff, 0x5d]), 'vouchers.json is not JSON in UTF-8'],
    ['an object', 'vouchers.json', '{}', 'vouchers.json has to contain a list of documents'],
    ['a name of no kind', 'coupons.json', '[]', 'coupons.json is named after no kind of documents. There can be campaigns.json'],
    ['a name every object has', 'constructor.json', '[]', 'constructor.json is named after no kind'],
    ['too many bytes', 'vouchers.json', `[${' '.repeat(5_000_000)}]`, 'at most 5000000 are read'],
  ])('with %s are refused in a sentence', async (_what, name, content, sentence) => {
    await write(name, content)
    await expect(readMerchantFiles(folder)).rejects.toThrow(sentence)
  })

  it('are refused where there are none, or there is a folder instead of one', async () => {
    await expect(readMerchantFiles(join(folder, 'nowhere'))).rejects.toThrow('does not exist')
    await expect(readMerchantFiles(folder)).rejects.toThrow('has no file of documents')
    await mkdir(join(folder, 'vouchers.json'))
    await expect(readMerchantFiles(folder)).rejects.toThrow('vouchers.json cannot be read')
  })

  it.each(['{}', '{"revision":"7"}', '{"revision":-1}', '7', 'null'])('with the revision %s are refused', async (revision) => {
    await write('vouchers.json', '[]')
    await write('revision.json', revision)
    await expect(readMerchantFiles(folder)).rejects.toThrow('revision.json has to be as export writes it')
  })
})

const byText = (one: object, other: object): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)
