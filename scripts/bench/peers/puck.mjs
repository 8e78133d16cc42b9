import { createElement } from 'react'
import { Render } from '@puckeditor/core/rsc'

/** Puck's renderer for servers, with a slot field for each slot. */
export const createPage = ({ blocks, types, viewOf, slotsOf }) => {
  const components = Object.fromEntries(types.map((type) => [type, componentOf(viewOf(type), slotsOf(type))]))
  const data = { root: { props: {} }, content: blocks.map(toItem) }
  return () => createElement(Render, { config: { components }, data })
}

const toItem = ({ id, type, props, position, slots }) => ({
  type,
  props: { id, fields: props, position, ...Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, inner.map(toItem)])) },
})

const componentOf = (View, names) => ({
  fields: Object.fromEntries(names.map((name) => [name, { type: 'slot' }])),
  render: (item) => {
    const slots = names.filter((name) => item[name] !== undefined).map((name) => [name, createElement(item[name], { key: name })])
    const { id, fields, position } = item
    return createElement(View, { id, props: fields, position, slots: Object.fromEntries(slots), meta: {}, data: [] })
  },
})
