import type { Api, Operation } from './call.ts'
import { archiveEntity, unarchiveEntity } from './management/archive-entity.ts'
import { createBulkAction, getBulkAction } from './management/bulk-actions.ts'
import { createEntity } from './management/create-entity.ts'
import { deleteEntity } from './management/delete-entity.ts'
import { getEditorInterface, putEditorInterface } from './management/editor-interface.ts'
import { createLocale, deleteLocale, updateLocale } from './management/locales.ts'
import { patchEntity } from './management/patch-entity.ts'
import { processAsset } from './management/process-asset.ts'
import { publishContentType } from './management/publish-content-type.ts'
import { publishEntity } from './management/publish-entity.ts'
import { createContentType, putContentType } from './management/put-content-type.ts'
import { putEntity } from './management/put-entity.ts'
import { deleteContentType, unpublishContentType } from './management/remove-content-type.ts'
import { getReleaseAction, listReleaseActions, runRelease } from './management/release-actions.ts'
import {
  archiveRelease,
  createRelease,
  deleteRelease,
  getRelease,
  listReleases,
  putRelease,
  unarchiveRelease,
} from './management/releases.ts'
import { deleteSigningSecret, getSigningSecret, putSigningSecret } from './management/signing-secret.ts'
import { getSnapshot, listSnapshots } from './management/snapshots.ts'
import { deleteTag, getTag, listTags, putTag } from './management/tags.ts'
import { unpublishEntity } from './management/unpublish-entity.ts'
import { createWebhook, deleteWebhook, putWebhook } from './management/webhook-definitions.ts'
import type { Needs } from './needs.ts'
import { getContentType, listContentTypes } from './read/content-types.ts'
import { getEntity } from './read/get-entity.ts'
import { getReferences } from './read/get-references.ts'
import { listEntities } from './read/list-entities.ts'
import { getSimple, listSimple } from './read/simple-resources.ts'
import { getCurrentUser, getEnvironment, getSpace, listEnvironments, listSpaces } from './read/space.ts'
import { sync } from './read/sync.ts'
import {
  cancelScheduledAction,
  createScheduledAction,
  getScheduledAction,
  listScheduledActions,
  putScheduledAction,
} from './schedule/manage-scheduled-actions.ts'

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly apis: readonly Api[]
  readonly operation: (needs: Needs) => Operation
}

const ALL: readonly Api[] = ['delivery', 'preview', 'management']
const READERS: readonly Api[] = ['delivery', 'preview']
const MANAGERS: readonly Api[] = ['management']

const route =
  (apis: readonly Api[]) =>
  (method: Route['method'], path: string, operation: Route['operation']): Route => ({ method, path, apis, operation })
const read = route(ALL)
const manage = route(MANAGERS)

/** Outside of any space. */
export const ACCOUNT_ROUTES: readonly Route[] = [manage('GET', '/spaces', listSpaces), manage('GET', '/users/me', getCurrentUser)]

/** Below `/spaces/{space}`. */
export const SPACE_ROUTES: readonly Route[] = [
  read('GET', '', getSpace),
  manage('GET', '/environments', listEnvironments),
  manage('GET', '/webhook_definitions', listSimple('WebhookDefinition')),
  manage('POST', '/webhook_definitions', createWebhook),
  manage('GET', '/webhook_definitions/:id', getSimple('WebhookDefinition')),
  manage('PUT', '/webhook_definitions/:id', putWebhook),
  manage('DELETE', '/webhook_definitions/:id', deleteWebhook),
  manage('GET', '/scheduled_actions', listScheduledActions),
  manage('POST', '/scheduled_actions', createScheduledAction),
  manage('GET', '/scheduled_actions/:id', getScheduledAction),
  manage('PUT', '/scheduled_actions/:id', putScheduledAction),
  manage('DELETE', '/scheduled_actions/:id', cancelScheduledAction),
  manage('GET', '/webhook_settings/signing_secret', getSigningSecret),
  manage('PUT', '/webhook_settings/signing_secret', putSigningSecret),
  manage('DELETE', '/webhook_settings/signing_secret', deleteSigningSecret),
]

const entityRoutes = (collection: string, kind: 'Entry' | 'Asset'): readonly Route[] => [
  read('GET', `/${collection}`, listEntities(kind)),
  manage('POST', `/${collection}`, createEntity(kind)),
  read('GET', `/${collection}/:id`, getEntity(kind)),
  manage('PUT', `/${collection}/:id`, putEntity(kind)),
  manage('PATCH', `/${collection}/:id`, patchEntity(kind)),
  manage('DELETE', `/${collection}/:id`, deleteEntity(kind)),
  manage('PUT', `/${collection}/:id/published`, publishEntity(kind)),
  manage('DELETE', `/${collection}/:id/published`, unpublishEntity(kind)),
  manage('PUT', `/${collection}/:id/archived`, archiveEntity(kind)),
  manage('DELETE', `/${collection}/:id/archived`, unarchiveEntity(kind)),
]

/** Below `/spaces/{space}/environments/{environment}`, and below the space alone, which means `master`. */
export const ENVIRONMENT_ROUTES: readonly Route[] = [
  ...entityRoutes('entries', 'Entry'),
  manage('GET', '/entries/:id/references', getReferences),
  manage('GET', '/entries/:id/snapshots', listSnapshots('Entry')),
  manage('GET', '/entries/:id/snapshots/:snapshot', getSnapshot('Entry')),
  ...entityRoutes('assets', 'Asset'),
  manage('PUT', '/assets/:id/files/:locale/process', processAsset),
  read('GET', '/content_types', listContentTypes),
  manage('POST', '/content_types', createContentType),
  read('GET', '/content_types/:id', getContentType),
  manage('PUT', '/content_types/:id', putContentType),
  manage('DELETE', '/content_types/:id', deleteContentType),
  manage('PUT', '/content_types/:id/published', publishContentType),
  manage('DELETE', '/content_types/:id/published', unpublishContentType),
  manage('GET', '/content_types/:id/editor_interface', getEditorInterface),
  manage('PUT', '/content_types/:id/editor_interface', putEditorInterface),
  manage('GET', '/content_types/:id/snapshots', listSnapshots('ContentType')),
  manage('GET', '/content_types/:id/snapshots/:snapshot', getSnapshot('ContentType')),
  read('GET', '/locales', listSimple('Locale')),
  manage('POST', '/locales', createLocale),
  manage('GET', '/locales/:id', getSimple('Locale')),
  manage('PUT', '/locales/:id', updateLocale),
  manage('DELETE', '/locales/:id', deleteLocale),
  read('GET', '/tags', listTags),
  read('GET', '/tags/:id', getTag),
  manage('PUT', '/tags/:id', putTag),
  manage('DELETE', '/tags/:id', deleteTag),
  route(READERS)('GET', '/sync', sync),
  manage('POST', '/bulk_actions/publish', createBulkAction('publish')),
  manage('POST', '/bulk_actions/unpublish', createBulkAction('unpublish')),
  manage('POST', '/bulk_actions/validate', createBulkAction('validate')),
  manage('GET', '/bulk_actions/actions/:id', getBulkAction),
  manage('GET', '/releases', listReleases),
  manage('POST', '/releases', createRelease),
  manage('GET', '/releases/:id', getRelease),
  manage('PUT', '/releases/:id', putRelease),
  manage('DELETE', '/releases/:id', deleteRelease),
  manage('PUT', '/releases/:id/archived', archiveRelease),
  manage('DELETE', '/releases/:id/archived', unarchiveRelease),
  manage('PUT', '/releases/:id/published', runRelease('publish')),
  manage('DELETE', '/releases/:id/published', runRelease('unpublish')),
  manage('POST', '/releases/:id/validate', runRelease('validate')),
  manage('GET', '/releases/:release/actions/:id', getReleaseAction),
  manage('GET', '/release_actions', listReleaseActions),
]

/** The environment itself; it shares its path with no other route. */
export const ENVIRONMENT_ROUTE: Route = manage('GET', '', getEnvironment)
