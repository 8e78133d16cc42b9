import { createElement } from 'react'
import { StoryblokComponent, storyblokInit } from '@storyblok/react'

/** A story's bloks, each through StoryblokComponent; a blok renders those in it the same way. */
export const createPage = ({ blocks, types, viewOf }) => {
  storyblokInit({ components: Object.fromEntries(types.map((type) => [type, componentOf(viewOf(type))])) })
  const bloks = blocks.map(toBlok)
  return () => elementsOf(bloks)
}

const toBlok = ({ id, type, props, position, slots }) => ({
  _uid: id,
  component: type,
  props,
  position,
  slots: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, inner.map(toBlok)])),
})

const componentOf =
  (View) =>
  ({ blok: { _uid: id, props, position, slots } }) => {
    const rendered = Object.entries(slots).map(([name, inner]) => [name, elementsOf(inner)])
    return createElement(View, { id, props, position, slots: Object.fromEntries(rendered), meta: {}, data: [] })
  }

const elementsOf = (bloks) => bloks.map((blok) => createElement(StoryblokComponent, { key: blok._uid, blok }))
