import { ok, type Operation } from '../call.ts'
import { notFound } from '../errors.ts'
import { linkTo } from '../model.ts'
import type { Deps } from '../deps.ts'
import { arrayOf } from '../render/array.ts'

const [KEY, PREVIEW_KEY] = ['vitrine', 'vitrine-preview']

const sysOf = ({ spaceId }: Deps, type: string, id: string) => ({ type, id, version: 1, space: linkTo('Space', spaceId) })

const apiKey = (deps: Deps) => ({
  sys: sysOf(deps, 'ApiKey', KEY),
  name: 'Shop',
  description: 'Comes from CONTENTFUL_DELIVERY_TOKEN.',
  accessToken: deps.runtime.config.CONTENTFUL_DELIVERY_TOKEN,
  environments: [linkTo('Environment', deps.environmentId)],
  preview_api_key: linkTo('PreviewApiKey', PREVIEW_KEY),
})

const previewApiKey = (deps: Deps) => ({
  sys: sysOf(deps, 'PreviewApiKey', PREVIEW_KEY),
  name: 'Shop',
  description: 'Comes from CONTENTFUL_PREVIEW_TOKEN.',
  accessToken: deps.runtime.config.CONTENTFUL_PREVIEW_TOKEN,
  environments: [linkTo('Environment', deps.environmentId)],
})

type Key = (deps: Deps) => { readonly sys: { readonly id: string; readonly type: string } }

const list =
  (key: Key) =>
  (deps: Deps): Operation =>
  async () =>
    ok(arrayOf([key(deps)]))

const get =
  (key: Key) =>
  (deps: Deps): Operation =>
  async ({ params }) => {
    const document = key(deps)
    if (params['id'] !== document.sys.id) throw notFound(document.sys.type, params['id'] ?? '')
    return ok(document)
  }

/** /api_keys: the one that the shop reads with. It is given by the environment, so nothing here changes it. */
export const listApiKeys = list(apiKey)
export const getApiKey = get(apiKey)
/** /preview_api_keys: the one that drafts are read with. */
export const listPreviewApiKeys = list(previewApiKey)
export const getPreviewApiKey = get(previewApiKey)
