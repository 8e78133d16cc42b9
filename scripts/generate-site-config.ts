import { readFileSync } from 'node:fs'
import { parseSites } from '../server/sites.ts'
import { declare, type MerchantSchema } from './merchant/emit-merchant-types.ts'
import { writeTypes } from './merchant/generate-merchant-types.ts'

const BANNER =
  '/* Written by `npm run generate` from schemas/site-config.schema.json. Change the schema and generate again; changes here are lost. */'

/** Writes schemas/generated/site-config.ts, or only looks whether it is what the schema makes; answers whether it was stale. */
export const generateSiteConfigType = async (root: URL, isCheck: boolean): Promise<boolean> => {
  // Ajv compiles this very file wherever sites are read; a wrong one fails there.
  const schema = JSON.parse(readFileSync(new URL('schemas/site-config.schema.json', root), 'utf8')) as MerchantSchema
  return writeTypes(new URL('schemas/generated/site-config.ts', root), `${BANNER}\n\n${declare('SiteConfig', schema)}\n`, isCheck)
}

/** A sentence for each value of themes/config.json that a start would refuse. */
export const siteConfigProblems = (root: URL): readonly string[] =>
  parseSites(readFileSync(new URL('themes/config.json', root), 'utf8')).problems ?? []
