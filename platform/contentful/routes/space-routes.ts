import { previewEnvironments } from '../management/preview-environments.ts'
import { retryPolicy } from '../management/retry-policy.ts'
import { signingSecret } from '../management/signing-secret.ts'
import { webhooks } from '../management/webhook-definitions.ts'
import { getApiKey, getPreviewApiKey, listApiKeys, listPreviewApiKeys } from '../read/api-keys.ts'
import { getNone, listNone, listNoneByCursor } from '../read/nothing.ts'
import { getCurrentUser, getMember, getUser, listMembers, listUsers } from '../read/people.ts'
import { getSpace, listEnvironments, listSpaces } from '../read/space.ts'
import {
  cancelScheduledAction,
  createScheduledAction,
  getScheduledAction,
  listScheduledActions,
  putScheduledAction,
} from '../schedule/manage-scheduled-actions.ts'
import { getCall, getHealth, listCalls } from '../webhooks/call-log.ts'
import { collection, manage, read, readOnly, type Route } from './route.ts'

/** Outside of any space. Whoever holds the token belongs to no organization. */
export const ACCOUNT_ROUTES: readonly Route[] = [
  manage('GET', '/spaces', listSpaces),
  manage('GET', '/users/me', getCurrentUser),
  manage('GET', '/organizations', listNone),
]

const none = (path: string, type: string): readonly Route[] => collection(path, { list: listNone, get: getNone(type) })

/** Below `/spaces/{space}`. */
export const SPACE_ROUTES: readonly Route[] = [
  read('GET', '', getSpace),
  manage('GET', '/environments', listEnvironments),
  ...collection('/webhook_definitions', {
    list: webhooks.list,
    create: webhooks.create,
    get: webhooks.get,
    put: webhooks.put,
    remove: webhooks.remove,
  }),
  manage('GET', '/webhooks/:webhook/calls', listCalls),
  manage('GET', '/webhooks/:webhook/calls/:id', getCall),
  manage('GET', '/webhooks/:webhook/health', getHealth),
  manage('GET', '/webhook_settings/signing_secret', signingSecret.get),
  manage('PUT', '/webhook_settings/signing_secret', signingSecret.put),
  manage('DELETE', '/webhook_settings/signing_secret', signingSecret.remove),
  manage('GET', '/webhook_settings/retry_policy', retryPolicy.get),
  manage('PUT', '/webhook_settings/retry_policy', retryPolicy.put),
  manage('DELETE', '/webhook_settings/retry_policy', retryPolicy.remove),
  ...collection('/scheduled_actions', {
    list: listScheduledActions,
    create: createScheduledAction,
    get: getScheduledAction,
    put: putScheduledAction,
    remove: cancelScheduledAction,
  }),
  ...collection('/preview_environments', previewEnvironments),
  ...collection('/api_keys', { list: listApiKeys, get: getApiKey }),
  ...collection('/preview_api_keys', { list: listPreviewApiKeys, get: getPreviewApiKey }),
  ...collection('/users', { list: listUsers, get: getUser }),
  ...collection('/space_members', { list: listMembers('SpaceMember'), get: getMember('SpaceMember') }),
  ...collection('/space_memberships', { list: listMembers('SpaceMembership'), get: getMember('SpaceMembership') }),
  ...none('/roles', 'Role'),
  ...none('/environment_aliases', 'EnvironmentAlias'),
]

/** Below an environment: what it could have and has not. */
export const EMPTY_ROUTES: readonly Route[] = [
  ...none('/extensions', 'Extension'),
  ...none('/app_installations', 'AppInstallation'),
  ...(['concepts', 'concept-schemes'] as const).flatMap((path) => [
    readOnly('GET', `/taxonomy/${path}`, listNoneByCursor),
    readOnly('GET', `/taxonomy/${path}/:id`, getNone(path === 'concepts' ? 'TaxonomyConcept' : 'TaxonomyConceptScheme')),
  ]),
  readOnly('GET', '/taxonomy/concepts/:id/ancestors', getNone('TaxonomyConcept')),
  readOnly('GET', '/taxonomy/concepts/:id/descendants', getNone('TaxonomyConcept')),
]
