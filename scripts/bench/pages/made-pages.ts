/** An entry as it is published: fields by locale. */
export interface MadeEntry {
  readonly id: string
  readonly contentType: string
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const SITE = 'ald-gb'
/** Every so many pages have the title of the one before, and as many a link that leads nowhere. */
const REPEATED_EVERY = 100
const DEAD_EVERY = 50
const SUBJECTS = ['linen', 'candles', 'cups', 'knits', 'shelves', 'vases', 'belts', 'notebooks', 'bowls', 'lamps']

export const keyOfPage = (number: number): string => `landing/made-${number}`
export const idOfPage = (number: number): string => `made-${number}`

/** A landing page of one site and the three blocks it is made of, the same each time. It leads to the page before it. */
export const entriesOfPage = (number: number): readonly MadeEntry[] => {
  const id = idOfPage(number)
  const subject = SUBJECTS[number % SUBJECTS.length] ?? ''
  const shown = number % REPEATED_EVERY === 0 ? number - 1 : number
  const href = number % DEAD_EVERY === 0 ? `/gone-${number}` : number === 1 ? '/women/clothing' : `/made-${number - 1}`
  const blocks: readonly MadeEntry[] = [
    {
      id: `${id}-title`,
      contentType: 'headline',
      fields: { text: { en: `Everything about ${subject}, part ${number}` }, level: { en: 1 } },
    },
    { id: `${id}-text`, contentType: 'markdown', fields: { markdown: { en: textOf(`What we know about ${subject}: ${number} things.`) } } },
    { id: `${id}-link`, contentType: 'button', fields: { label: { en: 'Read on' }, href: { en: href } } },
  ]
  const page: MadeEntry = {
    id,
    contentType: 'page',
    fields: {
      title: { en: `Notes on ${subject} ${shown}` },
      key: { en: keyOfPage(number) },
      kind: { en: 'landing' },
      sites: { en: [SITE] },
      seoDescription: { en: `The ${number}th of our notes on ${subject}, and on how they are made, worn and looked after for years.` },
      blocks: { en: blocks.map((block) => ({ sys: { type: 'Link', linkType: 'Entry', id: block.id } })) },
    },
  }
  return [...blocks, page]
}

const textOf = (value: string): object => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
})
