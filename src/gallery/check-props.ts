import type { Json, Page } from '../../schemas/page.ts'
import { blockSchemas, commonSchemas } from '../content/block-schemas.ts'
import { createPageValidator, type PageValidator } from '../content/validate-page.ts'
import { changedFixture } from './changed-fixture.ts'

interface Which {
  readonly type: string
  readonly index: number
  readonly props?: Readonly<Record<string, Json>>
}

/** A prop that does not fit, in the words publishing has for it. */
export interface PropProblem {
  /** Empty where it is the block as a whole. */
  readonly prop: string
  readonly message: string
}

/** What publishing would refuse in a fixture's own props, once these are in place. */
export const checkProps = (which: Which): readonly PropProblem[] => {
  const node = changedFixture(which)?.node
  if (node === undefined) return []
  validate ??= createPageValidator(blockSchemas, commonSchemas)
  return validate({ ...PAGE, blocks: [node] }, 0)
    .filter(({ code, path }) => code === 'propInvalid' && path.startsWith(PROPS))
    .map(({ path, message }) => ({ prop: path.slice(PROPS.length).split('/')[1] ?? '', message }))
}

const PROPS = '/blocks/0/props'

const PAGE: Page = {
  id: 'gallery',
  key: 'landing/gallery',
  kind: 'landing',
  siteTag: 'gallery',
  language: 'en',
  title: 'Gallery',
  seo: {},
  blocks: [],
}

/** Compiled with the first look: nothing else of the gallery needs it. */
let validate: PageValidator | undefined
