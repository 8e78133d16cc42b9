import { Fragment, type ReactNode } from 'react'
import type { BlockSchema, SlotSchema } from '../../schemas/block-schema.ts'
import type { BlockNode } from '../../schemas/page.ts'
import { describeLimits } from '../../scripts/blocks/docs/describe-limits.ts'
import type { BlockSize } from '../../scripts/blocks/size/block-sizes.ts'
import type { GalleryEntry } from './gallery-views.ts'

interface Props {
  readonly entry: GalleryEntry
  /** The fixture that is shown. */
  readonly node: BlockNode | undefined
  /** Undefined where there is no production build to weigh. */
  readonly size: BlockSize | undefined
}

/** What the schema says of a block: facts, fields with their limits, slots and what is in them, bytes. */
export const Documentation = ({ entry, node, size }: Props) => {
  const { schema, type } = entry
  return (
    <section className="g-panel">
      <h2>Documentation</h2>
      <p className="g-muted">{schema.description}</p>
      <dl>
        {[...factsOf(entry), ['Bytes', bytesOf(entry, size)] as const].map(([term, text]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
        <dt>Schema</dt>
        <dd>
          <a href={`/_gallery/${type}/schema.json`}>schema.json</a>
        </dd>
      </dl>
      <Fields schema={schema} />
      <Slots schema={schema} />
      {node?.slots !== undefined && (
        <>
          <h2>In this fixture</h2>
          <Outline node={node} />
        </>
      )}
    </section>
  )
}

const factsOf = ({ type, hydrate, schema }: GalleryEntry): readonly (readonly [term: string, text: string])[] => [
  ['Type', type],
  ['Version', String(schema['x-version'])],
  ['Hydrates', hydrate],
  ['Needs', schema['x-needs']?.join(', ') ?? 'nothing of the page'],
  ...(schema['x-parent'] === undefined ? [] : ([['Directly in', schema['x-parent'].join(', ')]] as const)),
  ...(schema['x-ancestor'] === undefined ? [] : ([['Inside', schema['x-ancestor'].join(', ')]] as const)),
]

const bytesOf = ({ hydrate }: GalleryEntry, size: BlockSize | undefined): string => {
  if (size === undefined) return 'no production build to weigh: npm run build'
  const scripts = hydrate === 'never' ? 'no script, it stays HTML' : `${size.js} script, ${size.sharedJs} shared script`
  return `${scripts}, ${size.css} style (as sent, brotli)`
}

const Fields = ({ schema: { properties, required = [] } }: { readonly schema: BlockSchema }) => (
  <Table title="Fields" head={['Field', 'What it is', 'Takes', 'Default']}>
    {Object.entries(properties).map(([name, prop]) => (
      <tr key={name}>
        <td>
          <code>{name}</code>
        </td>
        <td>{prop.description ?? prop.title}</td>
        <td>{describeLimits(prop).replaceAll('`', '')}</td>
        <td>{required.includes(name) ? 'required' : <code>{JSON.stringify(prop.default ?? null)}</code>}</td>
      </tr>
    ))}
  </Table>
)

const Slots = ({ schema }: { readonly schema: BlockSchema }) => (
  <Table title="Slots" head={['Slot', 'What belongs there', 'Takes', 'How many']}>
    {Object.entries(schema['x-slots'] ?? {}).map(([name, slot]) => (
      <tr key={name}>
        <td>
          <code>{name}</code>
        </td>
        <td>{slot.description ?? slot.title}</td>
        <td>{takenBy(slot)}</td>
        <td>{countOf(slot)}</td>
      </tr>
    ))}
  </Table>
)

interface TableProps {
  readonly title: string
  readonly head: readonly string[]
  readonly children: readonly ReactNode[]
}

/** Nothing where there are no rows. */
const Table = ({ title, head, children }: TableProps) =>
  children.length > 0 && (
    <>
      <h2>{title}</h2>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="g-scroll" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              {head.map((each) => (
                <th key={each} scope="col">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </>
  )

const takenBy = ({ allow, deny = [] }: SlotSchema): ReactNode => {
  if (!allow.includes('*')) return <Links types={allow} />
  if (deny.length === 0) return 'every block'
  return (
    <>
      every block but <Links types={deny} />
    </>
  )
}

const Links = ({ types }: { readonly types: readonly string[] }) =>
  types.map((type, index) => (
    <Fragment key={type}>
      {index > 0 && ', '}
      <a href={`/_gallery/${type}`}>{type}</a>
    </Fragment>
  ))

const countOf = ({ min = 0, max }: SlotSchema): string => (max === undefined ? `${min} or more` : `${min} to ${max}`)

/** Slots with the blocks in them, all the way down. */
const Outline = ({ node: { slots = {} } }: { readonly node: BlockNode }) =>
  Object.keys(slots).length > 0 && (
    <ul>
      {Object.entries(slots).map(([slot, nodes]) => (
        <li key={slot}>
          <code>{slot}</code>
          <ul>
            {nodes.length === 0 && <li>empty</li>}
            {nodes.map((node, index) => (
              <li key={index}>
                <Links types={[node.type]} />
                <Outline node={node} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
