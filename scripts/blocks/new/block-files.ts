import type { BlockSchema } from '../../../schemas/block-schema.ts'
import type { BlockNames } from './block-names.ts'

/** Text of the files a new block consists of, by path: they pass every check as they are, and say what to put in their place. */
export const blockFiles = ({ type, component, title }: BlockNames, schema: BlockSchema): ReadonlyMap<string, string> =>
  new Map([
    [`schemas/blocks/${type}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`],
    [`block-registry/${type}/${type}.tsx`, viewOf(type, component, title)],
    [`block-registry/${type}/${type}.module.scss`, STYLES],
    [`block-registry/${type}/${type}.fixture.ts`, fixtureOf(type, title)],
  ])

export const sampleSchema = ({ type, title }: BlockNames, group: string): BlockSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `https://vitrine.example/schemas/blocks/${type}.schema.json`,
  title: title.slice(0, 50),
  description: `${title}: say to merchandisers what it is for.`,
  'x-version': 1,
  'x-group': group,
  'x-hydrate': 'never',
  type: 'object',
  properties: {
    heading: {
      title: 'Heading',
      description: 'Say to merchandisers what to fill in.',
      'x-field': 'shortText',
      'x-localized': true,
      type: 'string',
      minLength: 1,
      maxLength: 120,
    },
  },
  required: ['heading'],
  additionalProperties: false,
  examples: [{ heading: title }],
})

const viewOf = (type: string, component: string, title: string): string => `import type { BlockViewProps } from '../block.ts'
import { Section } from '../../src/ui/section/section.tsx'
import styles from './${type}.module.scss'

/** ${title}: say what a shopper sees. */
export const ${component} = ({ props }: BlockViewProps<'${type}'>) => (
  <Section as="section">
    <h2 className={styles.heading}>{props.heading}</h2>
  </Section>
)
`

const STYLES = `.heading {
  font-size: var(--text-2xl);
}
`

const fixtureOf = (type: string, title: string): string => `import { fixtureNode, type Fixture } from '../fixture.ts'

export const fixtures: readonly Fixture<'${type}'>[] = [
  { name: 'plain', node: fixtureNode('${type}', { heading: '${title}' }) },
  { name: 'Arabic', node: fixtureNode('${type}', { heading: 'عنوان القسم' }) },
]
`
