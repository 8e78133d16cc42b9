import { UsageError } from '../commands/usage-error.ts'

/** What a new block is called: `store-finder`, `StoreFinder`, `Store finder`. */
export interface BlockNames {
  readonly type: string
  readonly component: string
  readonly title: string
}

const TYPE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const MAX_TYPE_LENGTH = 64
const PAGE_TYPE = 'page'

/** Throws a UsageError where the type is no name for a block. */
export const blockNames = (type: string): BlockNames => {
  if (!TYPE.test(type) || type.length > MAX_TYPE_LENGTH)
    throw new UsageError(`"${type}" is no block type: lower-case words joined by -, such as store-finder`)
  if (type === PAGE_TYPE) throw new UsageError(`"${type}" is no block type: it is the content type of pages`)
  const words = type.split('-')
  const name = words.map(capitalised).join('')
  // The sample view imports a Section.
  const component = name === 'Section' ? 'SectionBlock' : name
  const title = capitalised(words.join(' '))
  return { type, component, title }
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
