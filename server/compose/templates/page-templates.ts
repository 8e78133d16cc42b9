import about from './about.json' with { type: 'json' }
import campaign from './campaign.json' with { type: 'json' }
import contact from './contact.json' with { type: 'json' }
import empty from './empty.json' with { type: 'json' }
import giftGuide from './gift-guide.json' with { type: 'json' }
import legal from './legal.json' with { type: 'json' }
import lookbook from './lookbook.json' with { type: 'json' }
import questions from './questions.json' with { type: 'json' }
import sale from './sale.json' with { type: 'json' }
import sizeGuide from './size-guide.json' with { type: 'json' }
import story from './story.json' with { type: 'json' }
import type { PageTemplate } from '../../../schemas/api/compose-pages.ts'
import { blockSchemas } from '../../../src/content/block-schemas.ts'
import type { TemplateFile } from './page-template.ts'

/** What a new page can start from, in the order in which it is offered. */
export const PAGE_TEMPLATES: readonly TemplateFile[] = [
  campaign,
  lookbook,
  giftGuide,
  sale,
  sizeGuide,
  questions,
  about,
  story,
  legal,
  contact,
  empty,
]

/** The templates as they are chosen from: without what is written in them. */
export const listTemplates = (): readonly PageTemplate[] =>
  PAGE_TEMPLATES.map(({ id, title, description, blocks }) => ({
    id,
    title,
    description,
    outline: blocks.map(({ type }) => blockSchemas.get(type)?.title ?? type),
  }))
