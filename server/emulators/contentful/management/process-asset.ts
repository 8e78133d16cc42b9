import { noContent, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import { isRecord, type EntityBody } from '../model.ts'
import type { Needs } from '../needs.ts'
import { getResource } from '../storage/find-resource.ts'
import { inWrite } from '../storage/in-write.ts'
import { updateResource } from '../storage/update-resource.ts'
import { recordAndShow } from './entity-answer.ts'
import { measureFile } from './measure-file.ts'

/**
 * PUT /assets/{id}/files/{locale}/process: an upload becomes a file. The platform keeps no copies: the file stays where
 * it was uploaded from, and its address is kept as it was given. The client asks for all locales at one version, so the
 * version is not compared.
 */
export const processAsset =
  (needs: Needs): Operation =>
  async (call) => {
    const name = { kind: 'Asset', id: call.params['id'] ?? '' } as const
    const locale = call.params['locale'] ?? ''
    const { body } = await getResource<EntityBody>(needs.database, name)
    const file = body.fields['file']?.[locale]
    if (!isRecord(file) || typeof file['upload'] !== 'string') throw notFound('Asset', name.id)
    const processed = await processedFile(needs, file, file['upload'])
    return inWrite(needs, async (inside) => {
      const asset = await getResource<EntityBody>(inside.database, name)
      const fields = { ...asset.body.fields, file: { ...asset.body.fields['file'], [locale]: processed } }
      const changes = { body: { ...asset.body, fields }, version: asset.version + 1, updatedAt: inside.now() }
      await recordAndShow(inside, 'save', await updateResource<EntityBody>(inside.database, asset, changes))
      return noContent
    })
  }

const processedFile = async (needs: Needs, file: Readonly<Record<string, unknown>>, upload: string) => {
  const { upload: _upload, ...kept } = file
  const url = needs.platform.config.origin === originOf(upload) ? new URL(upload).pathname : upload
  return { ...kept, url, details: isRecord(file['details']) ? file['details'] : await measureFile(needs, upload) }
}

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined)
