import { readdir, readFile, writeFile } from 'node:fs/promises'
import { formatText } from '../format-text.ts'
import { emitMerchantTypes, type MerchantSchema } from './emit-merchant-types.ts'

const SUFFIX = '.schema.json'
const COMMON = 'common'

/** Writes schemas/generated/merchant.ts, or only looks whether it is what schemas/merchant make; answers whether it was stale. */
export const generateMerchantTypes = async (root: URL, isCheck: boolean): Promise<boolean> => {
  const folder = new URL('schemas/merchant/', root)
  const target = new URL('schemas/generated/merchant.ts', root)
  const names = (await readdir(folder)).filter((name) => name.endsWith(SUFFIX)).sort()
  const read = async (name: string): Promise<MerchantSchema> =>
    // Ajv compiles these very files wherever documents are validated; a wrong one fails there.
    JSON.parse(await readFile(new URL(name, folder), 'utf8')) as MerchantSchema
  const schemas = new Map(await Promise.all(names.map(async (name) => [name.slice(0, -SUFFIX.length), await read(name)] as const)))
  const text = emitMerchantTypes({
    common: schemas.get(COMMON) ?? {},
    kinds: Object.fromEntries([...schemas].filter(([name]) => name !== COMMON)),
  })
  return writeTypes(target, text, isCheck)
}

/** Writes a file of types, or only looks whether it is already so; answers whether it was stale. */
export const writeTypes = async (target: URL, text: string, isCheck: boolean): Promise<boolean> => {
  const formatted = await formatText(target.pathname, text)
  const isStale = (await readFile(target, 'utf8').catch(() => '')) !== formatted
  if (isStale && !isCheck) await writeFile(target, formatted)
  return isStale
}
