import type { HeadTag } from '../load/head-tags.ts'
import { HEAD_MARK } from './sync-head.ts'

/** The page's own tags, as they stand in the head. */
export const readHead = (): readonly HeadTag[] =>
  [...document.head.querySelectorAll(`[${HEAD_MARK}]`)].map(({ localName, attributes }) => ({
    // Only tags of a page's head carry the mark.
    tag: localName as HeadTag['tag'],
    attributes: Object.fromEntries([...attributes].filter(({ name }) => name !== HEAD_MARK).map(({ name, value }) => [name, value])),
  }))
