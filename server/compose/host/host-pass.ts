import { contentfulAppOf } from '../../configuration/contentful-app.ts'
import type { Runtime } from '../../runtime.ts'
import { createComposePass, type ComposePass } from '../compose-pass.ts'

type Config = Pick<
  Runtime['config'],
  | 'SESSION_SECRET'
  | 'CONTENTFUL_SPACE_ID'
  | 'CONTENTFUL_ENVIRONMENT'
  | 'CONTENTFUL_APP_ID'
  | 'CONTENTFUL_APP_SECRET'
  | 'CONTENTFUL_APP_HOSTS'
  | 'CONTENTFUL_APP_EDITORS'
  | 'CONTENTFUL_APP_PUBLISHERS'
>

/** It stands in the memory of a page and is renewed while that is open. Who loses a right in the configuration keeps it no longer than the start. */
export const HOST_PASS_SECONDS = 900

/** Passes of the users of the CMS, good for one space, environment, app and list of people; undefined where the shop is no app. */
export const createHostPass = (config: Config): ComposePass | undefined => {
  const app = contentfulAppOf(config)
  if (app === undefined) return undefined
  return createComposePass({
    secret: config.SESSION_SECRET,
    purpose: 'compose-host',
    boundTo: [app.id, app.secret, config.CONTENTFUL_SPACE_ID, config.CONTENTFUL_ENVIRONMENT, app.editors ?? '', app.publishers ?? ''],
    lastsMs: HOST_PASS_SECONDS * 1_000,
  })
}
