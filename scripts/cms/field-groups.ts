import type { BlockSchema, FieldKind } from '../../schemas/block-schema.ts'
import type { FieldGroupModel, FieldModel } from './content-model.ts'

/** Up to this many fields are seen at one glance. */
const MAX_UNGROUPED = 5

const GROUPS = [
  { id: 'content', name: 'Content' },
  { id: 'settings', name: 'Settings' },
  { id: 'when', name: 'When and where' },
] as const

type GroupId = (typeof GROUPS)[number]['id']

/** Choices, numbers and switches say how a block looks and works; all else is what it shows. */
const SETTINGS: readonly FieldKind[] = ['enum', 'boolean', 'integer', 'number', 'json']

/** The tabs of an entry's page in the CMS: what it shows, how, and when. Undefined where there is too little to part. */
export const groupsOf = ({ properties }: BlockSchema, fields: readonly FieldModel[]): readonly FieldGroupModel[] | undefined => {
  const groupOf = ({ id }: FieldModel): GroupId => {
    if (id === 'meta' || id === 'schemaVersion') return 'when'
    // A prop that may differ by width has a field for each width, whose ids begin with its own.
    const prop = properties[id] ?? properties[id.replace(/(?:Tablet|Mobile)$/, '')]
    return prop !== undefined && SETTINGS.includes(prop['x-field']) ? 'settings' : 'content'
  }
  if (fields.filter((field) => groupOf(field) !== 'when').length <= MAX_UNGROUPED) return undefined
  const groups = GROUPS.map((group) => ({ ...group, fields: fields.filter((field) => groupOf(field) === group.id).map(({ id }) => id) }))
  const filled = groups.filter((group) => group.fields.length > 0)
  return filled.length > 1 ? filled : undefined
}
