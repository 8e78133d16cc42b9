import type { BlockSchema, PropSchema } from '../../../../schemas/block-schema.ts'
import type { MigrationSteps } from '../../../../schemas/migrations/steps.ts'

const text = (title: string, isLocalised: boolean): PropSchema => ({
  title,
  description: title,
  'x-field': 'shortText',
  ...(isLocalised ? { 'x-localized': true } : {}),
  type: 'string',
  maxLength: 90,
  default: '',
})

const promo: BlockSchema = {
  $schema: '',
  $id: '',
  title: 'Promo',
  description: 'A promo.',
  'x-version': 3,
  'x-group': 'content',
  type: 'object',
  properties: { heading: text('Heading', true), tone: text('Tone', false), note: text('Note', true) },
  additionalProperties: false,
  'x-slots': { links: { title: 'Links', description: 'Links.', allow: ['*'] } },
}

/** A block whose `title` became `heading`, whose slot `buttons` became `links`, and that then got a tone. */
export const PROMO_SCHEMAS: ReadonlyMap<string, BlockSchema> = new Map([['promo', promo]])
export const PROMO_STEPS: MigrationSteps = {
  promo: [
    {
      to: 2,
      slots: { buttons: 'links' },
      up: ({ title, ...props }) => {
        if (title === 'broken') throw new Error('cannot read it')
        return { ...props, heading: title ?? '' }
      },
    },
    { to: 3, up: (props) => ({ ...props, tone: 'light' }) },
  ],
}
