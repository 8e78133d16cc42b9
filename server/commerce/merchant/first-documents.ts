import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Extension } from '../../extension.ts'
import { StartError } from '../../operations/start-error.ts'
import { projectPath } from '../../paths.ts'
import { applyMerchantDocuments, hasMerchantDocuments } from './apply-documents.ts'
import { MerchantFilesError, readMerchantFiles, type MerchantFiles } from './merchant-files.ts'

/** What the merchant of a shop's own folder decides, put into a database that has none of it yet; later changes are not overwritten. */
export const firstDocuments = (shop: string): Extension => {
  const folder = resolve(projectPath(), shop, 'merchant')
  return {
    catalogueSteps: [
      {
        title: 'Filling in what the merchant decides',
        run: async (runtime) => {
          if (!existsSync(folder) || (await hasMerchantDocuments(runtime.database))) return
          const outcome = await applyMerchantDocuments(runtime, await readFiles(folder))
          if (outcome.kind === 'invalid')
            throw new StartError(
              `The documents in ${join(shop, 'merchant')} do not fit: ${outcome.problems.map(({ kind, key, path, message }) => `${kind} ${key}, ${path} ${message}`).join('; ')}.`,
            )
        },
      },
    ],
  }
}

const readFiles = async (folder: string): Promise<Pick<MerchantFiles, 'documents'>> => {
  try {
    const { documents } = await readMerchantFiles(folder)
    return { documents }
  } catch (cause) {
    throw cause instanceof MerchantFilesError ? new StartError(cause.message, { cause }) : cause
  }
}
