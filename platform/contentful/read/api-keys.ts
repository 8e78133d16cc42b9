import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import { linkTo } from '../model.ts'
import type { Needs } from '../needs.ts'
import { arrayOf } from '../render/array.ts'

const [KEY, PREVIEW_KEY] = ['vitrine', 'vitrine-preview']

const sysOf = ({ spaceId }: Needs, type: string, id: string) => ({ type, id, version: 1, space: linkTo('Space', spaceId) })

const apiKey = (needs: Needs) => ({
  sys: sysOf(needs, 'ApiKey', KEY),
  name: 'Shop',
  description: 'Comes from CONTENTFUL_DELIVERY_TOKEN.',
  accessToken: needs.platform.config.CONTENTFUL_DELIVERY_TOKEN,
  environments: [linkTo('Environment', needs.environmentId)],
  preview_api_key: linkTo('PreviewApiKey', PREVIEW_KEY),
})

const previewApiKey = (needs: Needs) => ({
  sys: sysOf(needs, 'PreviewApiKey', PREVIEW_KEY),
  name: 'Shop',
  description: 'Comes from CONTENTFUL_PREVIEW_TOKEN.',
  accessToken: needs.platform.config.CONTENTFUL_PREVIEW_TOKEN,
  environments: [linkTo('Environment', needs.environmentId)],
})

type Key = (needs: Needs) => { readonly sys: { readonly id: string; readonly type: string } }

const list =
  (key: Key) =>
  (needs: Needs): Operation =>
  async () =>
    ok(arrayOf([key(needs)]))

const get =
  (key: Key) =>
  (needs: Needs): Operation =>
  async ({ params }) => {
    const document = key(needs)
    if (params['id'] !== document.sys.id) throw notFound(document.sys.type, params['id'] ?? '')
    return ok(document)
  }

/** /api_keys: the one that the shop reads with. It is given by the environment, so nothing here changes it. */
export const listApiKeys = list(apiKey)
export const getApiKey = get(apiKey)
/** /preview_api_keys: the one that drafts are read with. */
export const listPreviewApiKeys = list(previewApiKey)
export const getPreviewApiKey = get(previewApiKey)
