import { z } from 'zod'
import { ok, type Operation } from '../call.ts'
import { versionMismatch } from '../errors.ts'
import type { Deps } from '../deps.ts'
import { scopeSys } from '../render/scope-sys.ts'
import { simpleDocument } from '../render/simple-document.ts'
import { findResource } from '../storage/find-resource.ts'
import { parseBody } from './parse-body.ts'
import { singleton } from './singleton.ts'

const folders = z.array(z.looseObject({ id: z.string(), title: z.string(), views: z.array(z.looseObject({ id: z.string() })) })).default([])
const config = z.looseObject({ assetListViews: folders, entryListViews: folders })
type UiConfigBody = Omit<z.output<typeof config>, 'sys'>

/** /ui_config of all, and /ui_config/me: the searches that editors save. Empty, at version 0, until somebody saves one. */
export const uiConfig = (whose: 'all' | 'me') => {
  const name = { kind: 'UiConfig', id: whose } as const
  const type = whose === 'me' ? 'UserUIConfig' : 'UIConfig'
  const { put } = singleton<UiConfigBody>({
    name,
    read: ({ body }) => {
      const { sys: _sys, ...given } = parseBody(config, body)
      return given
    },
    show: (deps, resource) => {
      const document = simpleDocument(deps, resource)
      return { ...document, sys: { ...document.sys, id: 'default', type } }
    },
    check: ({ version }, existing) => {
      if (version !== (existing?.version ?? 0)) throw versionMismatch()
    },
  })
  const get =
    (deps: Deps): Operation =>
    async () => {
      const existing = await findResource<UiConfigBody>(deps.database, name)
      const sys = { ...scopeSys(deps), id: 'default', type, version: 0 }
      if (existing === undefined) return ok({ sys, assetListViews: [], entryListViews: [] })
      const document = simpleDocument(deps, existing)
      return ok({ ...document, sys: { ...document.sys, id: 'default', type } })
    }
  return { get, put }
}
