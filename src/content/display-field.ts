import type { BlockSchema, PropSchema } from '../../schemas/block-schema.ts'

/** Names an entry in the CMS's lists where nothing of its content could; shoppers never see it, and it is no prop. */
export const NAME_FIELD = 'entryName'

/**
 * The prop that an entry is called by in the CMS's lists: the first short text it must have, else the first it can have, else
 * whatever distinguishes it from others: its long text, an address or id, a choice that was made for it. Undefined for a block of
 * none of these, which has `NAME_FIELD` instead.
 */
export const displayFieldOf = ({ properties, required = [] }: BlockSchema): string | undefined => {
  const props = Object.entries(properties)
  const first = (isFit: (prop: PropSchema) => boolean) => props.find(([, prop]) => isFit(prop))?.[0]
  const texts = props.filter(([, prop]) => isTitle(prop)).map(([name]) => name)
  return (
    texts.find((name) => required.includes(name)) ??
    texts[0] ??
    first((prop) => prop['x-field'] === 'longText') ??
    first((prop) => prop['x-field'] === 'shortText') ??
    first((prop) => prop['x-field'] === 'enum')
  )
}

const isTitle = (prop: PropSchema): boolean => prop['x-field'] === 'shortText' && prop.pattern === undefined
