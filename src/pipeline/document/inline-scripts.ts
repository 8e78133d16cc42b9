import type { TreeItem } from '../blocks/tree.ts'

/** Texts of a page's scripts blocks, which its content security policy has to name by hash (docs/decisions/0011). */
export const inlineScriptsOf = (items: readonly TreeItem[]): readonly string[] =>
  items.flatMap((item) => {
    if (typeof item === 'number') return []
    const text = item.type === 'scripts' ? item.props['inlineJs'] : undefined
    const inner = Object.values(item.slots ?? {}).flatMap(inlineScriptsOf)
    return typeof text === 'string' && text !== '' ? [text, ...inner] : inner
  })
