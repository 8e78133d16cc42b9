import { createBulkAction, createBulkActionV2, getBulkAction } from '../management/bulk-actions.ts'
import { createComment, deleteComment, getComment, listComments, putComment } from '../management/comments.ts'
import { processInRelease } from '../management/process-asset.ts'
import { getReleaseAction, listReleaseActions, runRelease } from '../management/release-actions.ts'
import { createInRelease, patchInRelease, putInRelease } from '../management/release-entities.ts'
import {
  archiveRelease,
  createRelease,
  deleteRelease,
  getRelease,
  listReleases,
  putRelease,
  unarchiveRelease,
} from '../management/releases.ts'
import { createTask, deleteTask, getTask, listTasks, putTask } from '../management/tasks.ts'
import { getEntity } from '../read/get-entity.ts'
import { inRelease } from '../read/in-release.ts'
import { listEntities } from '../read/list-entities.ts'
import { collection, manage, state, type Route } from './route.ts'

const commentRoutes = (path: string, kind: 'Entry' | 'ContentType'): readonly Route[] =>
  collection(`${path}/:owner/comments`, {
    list: listComments(kind),
    create: createComment(kind),
    get: getComment(kind),
    put: putComment(kind),
    remove: deleteComment(kind),
  })

const releaseEntityRoutes = (path: string, kind: 'Entry' | 'Asset'): readonly Route[] =>
  collection(`/releases/:release${path}`, {
    list: listEntities(kind, inRelease),
    create: createInRelease(kind),
    get: getEntity(kind, inRelease),
    put: putInRelease(kind),
    patch: patchInRelease(kind),
  })

/** Working together on content, and putting much of it live at once. */
export const EDITING_ROUTES: readonly Route[] = [
  ...collection('/entries/:entry/tasks', { list: listTasks, create: createTask, get: getTask, put: putTask, remove: deleteTask }),
  ...commentRoutes('/entries', 'Entry'),
  ...commentRoutes('/content_types', 'ContentType'),
  manage('POST', '/bulk_actions/publish', createBulkAction('publish')),
  manage('POST', '/bulk_actions/unpublish', createBulkAction('unpublish')),
  manage('POST', '/bulk_actions/validate', createBulkAction('validate')),
  manage('GET', '/bulk_actions/actions/:id', getBulkAction),
  ...collection('/bulk_actions', { create: createBulkActionV2, get: getBulkAction }),
  ...collection('/releases', { list: listReleases, create: createRelease, get: getRelease, put: putRelease, remove: deleteRelease }),
  ...state('/releases/:id/archived', { on: archiveRelease, off: unarchiveRelease }),
  ...state('/releases/:id/published', { on: runRelease('publish'), off: runRelease('unpublish') }),
  manage('POST', '/releases/:id/validate', runRelease('validate')),
  manage('GET', '/releases/:release/actions/:id', getReleaseAction),
  manage('GET', '/release_actions', listReleaseActions),
  ...releaseEntityRoutes('/entries', 'Entry'),
  ...releaseEntityRoutes('/assets', 'Asset'),
  manage('PUT', '/releases/:release/assets/:id/files/:locale/process', processInRelease),
]
