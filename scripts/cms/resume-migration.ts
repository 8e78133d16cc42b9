import type Migration from 'contentful-migration'
import type { ContentType, IContentTypeOptions, IFieldOptions } from 'contentful-migration'
import type { CmsMigration } from './cms-migration.ts'
import type { ExistingModel, ExistingType } from './existing-model.ts'

/**
 * A migration that may have run in part, so that it can run to its end: what is there is edited instead of created, what
 * is gone is not deleted again. The vendor's tool has no transactions, and a process can die at any moment.
 */
export const resumeMigration =
  (migrate: CmsMigration, existing: ExistingModel): CmsMigration =>
  (migration) =>
    migrate(
      replacing(migration, {
        createContentType: (id: string, options: IContentTypeOptions) => {
          const isThere = existing[id] !== undefined
          return resumedType(isThere ? migration.editContentType(id, options) : migration.createContentType(id, options), existing[id])
        },
        editContentType: (id: string, options?: IContentTypeOptions) => resumedType(migration.editContentType(id, options), existing[id]),
        deleteContentType: (id: string) => (existing[id] === undefined ? undefined : migration.deleteContentType(id)),
      }),
    )

const NOTHING: ExistingType = { fields: [], hasLayout: false }

const resumedType = (type: ContentType, { fields: fieldIds, hasLayout } = NOTHING): ContentType => {
  let isArranged = hasLayout
  const clear = (): void => {
    if (isArranged) type.deleteEditorLayout()
    isArranged = false
  }
  const isThere = (id: string): boolean => fieldIds.includes(id)
  return replacing(type, {
    createField: (id: string, options?: IFieldOptions) => (isThere(id) ? type.editField(id, options) : type.createField(id, options)),
    deleteField: (id: string) => (isThere(id) ? type.deleteField(id) : undefined),
    deleteEditorLayout: clear,
    createEditorLayout: () => {
      clear()
      return type.createEditorLayout()
    },
    changeFieldId: (oldId: string, newId: string) => (isThere(oldId) ? type.changeFieldId(oldId, newId) : undefined),
  })
}

/** The same object but for some methods; the others keep their own `this`. */
const replacing = <Target extends Migration | ContentType>(target: Target, methods: Readonly<Record<string, unknown>>): Target =>
  new Proxy(target, {
    get: (object, name) => {
      if (typeof name === 'string' && name in methods) return methods[name]
      const value: unknown = Reflect.get(object, name)
      return typeof value === 'function' ? value.bind(object) : value
    },
  })
