import { createElement } from 'react'
import { ExperienceRoot, createExperience, defineComponents } from '@contentful/experiences-sdk-react'

const LOCALE = 'en'
const BREAKPOINT = { id: 'desktop', query: '*', displayName: 'All', previewSize: '100%' }

/** An experience of components without wrappers and built-in styles; props are unbound values. */
export const createPage = ({ blocks, types, viewOf, slotsOf }) => {
  defineComponents(types.map((type) => registrationOf(type, viewOf(type), slotsOf(type))))
  const unboundValues = {}
  const children = blocks.map((block) => toNode(block, unboundValues))
  const experience = createExperience({
    experienceEntry: {
      sys: { id: 'bench', type: 'Entry', locale: LOCALE },
      fields: {
        title: 'Bench',
        slug: 'bench',
        componentTree: { breakpoints: [BREAKPOINT], children, schemaVersion: '2023-09-28' },
        dataSource: {},
        unboundValues,
        usedComponents: [],
      },
    },
    referencedAssets: [],
    referencedEntries: [],
    locale: LOCALE,
  })
  return () => createElement(ExperienceRoot, { experience, locale: LOCALE })
}

const toNode = ({ id, type, props, position, slots }, unboundValues, slotId) => {
  unboundValues[id] = { value: { id, props, position } }
  return {
    id,
    definitionId: type,
    variables: { block: { type: 'UnboundValue', key: id } },
    children: Object.entries(slots).flatMap(([name, inner]) => inner.map((each) => toNode(each, unboundValues, name))),
    ...(slotId === undefined ? {} : { slotId }),
  }
}

const registrationOf = (type, View, names) => ({
  component: ({ block, ...rest }) => {
    const slots = names.filter((name) => rest[name] !== undefined).map((name) => [name, rest[name]])
    return createElement(View, { ...block, slots: Object.fromEntries(slots), meta: {}, data: [] })
  },
  definition: {
    id: type,
    name: type,
    builtInStyles: [],
    variables: { block: { type: 'Object' } },
    slots: Object.fromEntries(names.map((name) => [name, { displayName: name }])),
  },
  options: { wrapComponent: false },
})
