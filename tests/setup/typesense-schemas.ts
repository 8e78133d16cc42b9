/**
 * The messages that the shop sends to Typesense, written by hand after its published description (typesense-api-spec, OpenAPI, version
 * 30.0). Members that the shop does not use are left out: sending one has to be a choice that changes this file.
 */
const text = { type: 'string', minLength: 1 } as const
const name = { type: 'string', pattern: '^[A-Za-z0-9_-]+$' } as const
const object = (properties: Readonly<Record<string, unknown>>, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})

/** `POST /collections`: CollectionSchema. */
const collection = object(
  {
    name,
    fields: {
      type: 'array',
      minItems: 1,
      items: object(
        {
          name: text,
          type: { enum: ['string', 'string[]', 'int32', 'int64'] },
          facet: { type: 'boolean' },
          optional: { type: 'boolean' },
          sort: { type: 'boolean' },
        },
        ['name', 'type'],
      ),
    },
    synonym_sets: { type: 'array', items: name },
  },
  ['name', 'fields'],
)

/** `PUT /synonym_sets/{name}`: SynonymSetCreateSchema. */
const synonymSet = object({
  items: {
    type: 'array',
    items: object({ id: text, root: text, synonyms: { type: 'array', minItems: 1, items: text } }, ['id', 'synonyms']),
  },
})

const FIELD_LIST = '^[a-z]\\w*(,[a-z]\\w*)*$'

/** One of `searches` of `POST /multi_search`: MultiSearchCollectionParameters. */
const search = object(
  {
    collection: name,
    q: text,
    query_by: { type: 'string', pattern: FIELD_LIST },
    query_by_weights: { type: 'string', pattern: '^\\d+(,\\d+)*$' },
    filter_by: text,
    sort_by: text,
    facet_by: { type: 'string', pattern: FIELD_LIST },
    facet_strategy: { const: 'exhaustive' },
    max_facet_values: { type: 'integer', minimum: 1 },
    include_fields: text,
    page: { type: 'integer', minimum: 1 },
    per_page: { type: 'integer', minimum: 0, maximum: 250 },
    offset: { type: 'integer', minimum: 0 },
    limit: { type: 'integer', minimum: 1, maximum: 250 },
    group_by: { type: 'string', pattern: FIELD_LIST },
    group_limit: { type: 'integer', minimum: 1, maximum: 99 },
    prefix: { type: 'boolean' },
    num_typos: { type: 'integer', minimum: 0, maximum: 2 },
    typo_tokens_threshold: { type: 'integer', minimum: 0 },
    drop_tokens_threshold: { type: 'integer', minimum: 0 },
    drop_tokens_mode: { enum: ['right_to_left', 'left_to_right', 'both_sides:3'] },
    enable_synonyms: { type: 'boolean' },
  },
  ['collection', 'q', 'query_by', 'include_fields'],
)

/** `DELETE /collections/{name}/documents`: by filter. */
const deletion = object({ filter_by: { type: 'string', maxLength: 4000, pattern: '^id:(\\w+|\\[\\w+(,\\w+)*\\])$' } })

export const TYPESENSE_MESSAGES = {
  collection,
  synonymSet,
  multiSearch: object({ searches: { type: 'array', minItems: 1, maxItems: 50, items: search } }),
  alias: object({ collection_name: name }),
  // The official client sends `throwOnFail`, which is its own, along.
  import: object({ action: { const: 'upsert' }, throwOnFail: { const: 'true' } }),
  export: object({ include_fields: text }, []),
  deletion,
  empty: object({}),
} as const

export type TypesenseMessage = keyof typeof TYPESENSE_MESSAGES
