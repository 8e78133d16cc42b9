import { createElement } from 'react'
import { Blocks, Content } from '@builder.io/sdk-react'

/** Builder's Content with a registered component for each type; blocks in slots are options, rendered by Blocks. */
export const createPage = ({ blocks, types, viewOf }) => {
  const customComponents = types.map((type) => ({
    name: type,
    component: componentOf(viewOf(type)),
    noWrap: true,
    shouldReceiveBuilderProps: { builderBlock: true, builderContext: true, builderComponents: true },
  }))
  const content = { data: { blocks: blocks.map(toBlock) } }
  return () => createElement(Content, { content, customComponents, model: 'page', apiKey: 'bench', canTrack: false })
}

const toBlock = ({ id, type, props, position, slots }) => ({
  '@type': '@builder.io/sdk:Element',
  id,
  component: {
    name: type,
    options: {
      fields: props,
      position,
      inner: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, inner.map(toBlock)])),
    },
  },
})

const componentOf =
  (View) =>
  ({ fields, position, inner, builderBlock, builderContext, builderComponents }) => {
    const inherited = { parent: builderBlock.id, context: builderContext, registeredComponents: builderComponents }
    const slots = Object.entries(inner).map(([name, blocks]) => [
      name,
      createElement(Blocks, { key: name, blocks, path: `component.options.inner.${name}`, ...inherited }),
    ])
    const { id } = builderBlock
    return createElement(View, { id, props: fields, position, slots: Object.fromEntries(slots), meta: {}, data: [] })
  }
