import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { MerchantInput } from './apply-documents.ts'
import { isMerchantKind, MERCHANT_KINDS, MERCHANT_SCHEMAS, type MerchantKind } from './merchant-data.ts'

/** Files that cannot be read as merchants' documents, said in sentences. */
export class MerchantFilesError extends Error {}

/** What lies in a folder, or in one file of it, which is named by the kind it has a list of. */
export interface MerchantFiles extends Pick<MerchantInput, 'documents' | 'basedOn'> {
  readonly kinds: readonly MerchantKind[]
  /** The file with the revision that they were exported at. */
  readonly revisionFile?: string
}

const REVISION = 'revision.json'
const MAX_BYTES = 5_000_000

export const readMerchantFiles = async (path: string): Promise<MerchantFiles> => {
  const isFolder = (await stat(path).catch(() => fail(`${path} does not exist.`))).isDirectory()
  const folder = isFolder ? path : dirname(path)
  const names = isFolder ? (await readdir(path)).filter((name) => name.endsWith('.json')) : [basename(path)]
  const lists = await Promise.all(names.filter((name) => name !== REVISION).map(async (name) => readList(folder, name)))
  if (lists.length === 0) fail(`${path} has no file of documents. There can be ${fileNames()}.`)
  return {
    kinds: lists.map(({ kind }) => kind),
    documents: lists.flatMap(({ kind, list }) => list.map((document) => ({ kind, document }))),
    ...(names.includes(REVISION) ? { basedOn: await readRevision(folder), revisionFile: join(folder, REVISION) } : {}),
  }
}

export const writeRevision = async (file: string, revision: number): Promise<void> => writeFile(file, `${JSON.stringify({ revision })}\n`)

interface Exported {
  readonly revision: number
  readonly documents: MerchantInput['documents']
}

/** Writes a file a kind and the revision, or the one file that `path` names. Answers what was written. */
export const writeMerchantFiles = async (path: string, { revision, documents }: Exported): Promise<readonly string[]> => {
  const only = kindOf(basename(path))
  const folder = only === undefined ? path : dirname(path)
  await mkdir(folder, { recursive: true }).catch(() => fail(`${folder} cannot be made, or is a file.`))
  const kinds = only === undefined ? MERCHANT_KINDS : [only]
  for (const kind of kinds) {
    const list = documents.flatMap((each) => (each.kind === kind ? [inSchemaOrder(kind, each.document)] : []))
    await writeFile(join(folder, `${kind}.json`), `${JSON.stringify(list, null, 2)}\n`)
  }
  if (only === undefined) await writeRevision(join(folder, REVISION), revision)
  return kinds.map((kind) => join(folder, `${kind}.json`))
}

/** The database does not store the order of fields. */
const inSchemaOrder = (kind: MerchantKind, document: unknown): unknown => {
  if (typeof document !== 'object' || document === null) return document
  const names = Object.keys(MERCHANT_SCHEMAS[kind].properties)
  const rankOf = ([name]: readonly [string, unknown]): number => (names.includes(name) ? names.indexOf(name) : names.length)
  return Object.fromEntries(Object.entries(document).sort((one, other) => rankOf(one) - rankOf(other)))
}

const readList = async (folder: string, name: string): Promise<{ readonly kind: MerchantKind; readonly list: readonly unknown[] }> => {
  const kind = kindOf(name) ?? fail(`${name} is named after no kind of documents. There can be ${fileNames()}.`)
  const list = await readJson(join(folder, name), name)
  return { kind, list: Array.isArray(list) ? list : fail(`${name} has to contain a list of documents: [ {...}, {...} ].`) }
}

const readRevision = async (folder: string): Promise<number> => {
  const value = await readJson(join(folder, REVISION), REVISION)
  const revision: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'revision') : undefined
  return typeof revision === 'number' && Number.isSafeInteger(revision) && revision >= 0
    ? revision
    : fail(`${REVISION} has to be as export writes it: {"revision":12}. Export anew, or remove it to apply whatever is in the database.`)
}

const readJson = async (file: string, name: string): Promise<unknown> => {
  const bytes = await readFile(file).catch((error: unknown) => fail(`${name} cannot be read: ${reasonOf(error)}.`))
  if (bytes.length > MAX_BYTES) fail(`${name} has ${bytes.length} bytes; at most ${MAX_BYTES} are read.`)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    return fail(`${name} is not JSON in UTF-8: ${reasonOf(error)}.`)
  }
}

const kindOf = (name: string): MerchantKind | undefined => {
  const kind = name.endsWith('.json') ? name.slice(0, -'.json'.length) : ''
  return isMerchantKind(kind) ? kind : undefined
}

const fileNames = (): string => MERCHANT_KINDS.map((kind) => `${kind}.json`).join(', ')

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const fail = (sentence: string): never => {
  throw new MerchantFilesError(sentence)
}
