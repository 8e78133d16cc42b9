import { createElement } from 'react'

/** The least a renderer of trees does: one component that looks its block's component up by type. */
export const createPage = ({ blocks, viewOf }) => {
  const Block = ({ block }) => {
    const { id, type, props, position, slots } = block
    const rendered = Object.entries(slots).map(([name, inner]) => [
      name,
      inner.map((each) => createElement(Block, { key: each.id, block: each })),
    ])
    return createElement(viewOf(type), { id, props, position, slots: Object.fromEntries(rendered), meta: {}, data: [] })
  }
  return () => blocks.map((block) => createElement(Block, { key: block.id, block }))
}
