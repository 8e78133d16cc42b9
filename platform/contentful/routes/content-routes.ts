import { createUpload, deleteUpload, getUpload } from '../files/uploads.ts'
import { archiveEntity, unarchiveEntity } from '../management/archive-entity.ts'
import { createEntity } from '../management/create-entity.ts'
import { deleteEntity } from '../management/delete-entity.ts'
import { getEditorInterface, listEditorInterfaces, putEditorInterface } from '../management/editor-interface.ts'
import { createLocale, deleteLocale, updateLocale } from '../management/locales.ts'
import { patchEntity } from '../management/patch-entity.ts'
import { processAsset } from '../management/process-asset.ts'
import { publishContentType } from '../management/publish-content-type.ts'
import { publishEntity } from '../management/publish-entity.ts'
import { createContentType, putContentType } from '../management/put-content-type.ts'
import { putEntity } from '../management/put-entity.ts'
import { deleteContentType, unpublishContentType } from '../management/remove-content-type.ts'
import { getSnapshot, listSnapshots } from '../management/snapshots.ts'
import { deleteTag, getTag, listTags, putTag } from '../management/tags.ts'
import { uiConfig } from '../management/ui-config.ts'
import { unpublishEntity } from '../management/unpublish-entity.ts'
import { getContentType, listContentTypes } from '../read/content-types.ts'
import { asPublished } from '../read/entity-source.ts'
import { getEntity } from '../read/get-entity.ts'
import { getReferences } from '../read/get-references.ts'
import { listEntities } from '../read/list-entities.ts'
import { getSimple, listSimple } from '../read/simple-resources.ts'
import { sync } from '../read/sync.ts'
import { onTimeline } from '../read/timeline.ts'
import { collection, manage, preview, read, readOnly, state, type Route } from './route.ts'

const entityRoutes = (path: string, kind: 'Entry' | 'Asset'): readonly Route[] => [
  ...collection(
    path,
    {
      list: listEntities(kind),
      create: createEntity(kind),
      get: getEntity(kind),
      put: putEntity(kind),
      patch: patchEntity(kind),
      remove: deleteEntity(kind),
    },
    read,
  ),
  ...state(`${path}/:id/published`, { on: publishEntity(kind), off: unpublishEntity(kind) }),
  ...state(`${path}/:id/archived`, { on: archiveEntity(kind), off: unarchiveEntity(kind) }),
  manage('GET', `/public${path}`, listEntities(kind, asPublished)),
  preview('GET', `/timeline${path}`, listEntities(kind, onTimeline)),
  preview('GET', `/timeline${path}/:id`, getEntity(kind, onTimeline)),
]

const snapshotRoutes = (path: string, kind: 'Entry' | 'ContentType'): readonly Route[] => [
  manage('GET', `${path}/:id/snapshots`, listSnapshots(kind)),
  manage('GET', `${path}/:id/snapshots/:snapshot`, getSnapshot(kind)),
]

const [everybodys, ones] = [uiConfig('all'), uiConfig('me')]

/** The model and the content. */
export const CONTENT_ROUTES: readonly Route[] = [
  ...entityRoutes('/entries', 'Entry'),
  manage('GET', '/entries/:id/references', getReferences),
  ...snapshotRoutes('/entries', 'Entry'),
  ...entityRoutes('/assets', 'Asset'),
  manage('PUT', '/assets/:id/files/:locale/process', processAsset),
  ...collection('/uploads', { create: createUpload, get: getUpload, remove: deleteUpload }),
  ...collection(
    '/content_types',
    { list: listContentTypes, create: createContentType, get: getContentType, put: putContentType, remove: deleteContentType },
    read,
  ),
  ...state('/content_types/:id/published', { on: publishContentType, off: unpublishContentType }),
  manage('GET', '/content_types/:id/editor_interface', getEditorInterface),
  manage('PUT', '/content_types/:id/editor_interface', putEditorInterface),
  manage('GET', '/editor_interfaces', listEditorInterfaces),
  ...snapshotRoutes('/content_types', 'ContentType'),
  read('GET', '/locales', listSimple('Locale')),
  ...collection('/locales', { create: createLocale, get: getSimple('Locale'), put: updateLocale, remove: deleteLocale }),
  ...collection('/tags', { list: listTags, get: getTag, put: putTag, remove: deleteTag }, read),
  readOnly('GET', '/sync', sync),
  manage('GET', '/ui_config', everybodys.get),
  manage('PUT', '/ui_config', everybodys.put),
  manage('GET', '/ui_config/me', ones.get),
  manage('PUT', '/ui_config/me', ones.put),
]
