import type { CSSProperties } from 'react'
import type { Tokens } from './read-tokens.ts'
import { Note, Part } from './sheet.tsx'

interface Group {
  readonly title: string
  readonly names: RegExp
  readonly note: string
  /** How a token is shown; its name and value alone where nothing is given. */
  readonly style?: (name: string) => CSSProperties
}

const GROUPS: readonly Group[] = [
  {
    title: 'Space',
    names: /^--space-/,
    note: 'Steps of 4 px. Inside a component 1 to 4, between components 6 to 12, between sections 14 to 16.',
    style: (name) => ({ inlineSize: `var(${name})`, blockSize: '1.2rem', background: 'var(--color-accent)' }),
  },
  {
    title: 'Shape',
    names: /^--radius-/,
    note: 'Corners belong to the theme: a component names a role.',
    style: (name) => ({ ...BOX, borderRadius: `var(${name})` }),
  },
  {
    title: 'Lines and shadows',
    names: /^--(?:border|shadow)/,
    note: 'A hairline divides; only what lies above the page has a shadow.',
    style: (name) => ({ ...BOX, border: 0, ...(name.startsWith('--border') ? { border: `var(${name})` } : { boxShadow: `var(${name})` }) }),
  },
  {
    title: 'Motion',
    names: /^--(?:duration|ease)-/,
    note: 'Fast for colour, medium for panels, slow for pictures. Who asks for less motion gets none.',
  },
  { title: 'Layers', names: /^--layer-/, note: 'No other number is a z-index. Modals are in the browser’s top layer and have none.' },
  {
    title: 'Grid',
    names: /^--(?:gutter|col-gap|container|section-|header-height|measure|target|aspect-|bp-)/,
    note: 'Twelve columns in one container: all of a page begins on one line. The strip below is the grid of this window.',
  },
]

const BOX: CSSProperties = {
  inlineSize: '9.6rem',
  blockSize: '4.8rem',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line-strong)',
}

/** Space, shape, motion, layers and grid, as the themes name them. */
export const Measures = ({ tokens }: { readonly tokens: Tokens }) => (
  <Part id="measures" title="Measures">
    {GROUPS.map((group) => (
      <MeasureGroup key={group.title} {...group} tokens={[...tokens].filter(([name]) => group.names.test(name))} />
    ))}
    <div className="d-grid" aria-hidden="true">
      {Array.from({ length: COLUMNS }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  </Part>
)

const COLUMNS = 12

const MeasureGroup = ({
  title,
  note,
  style,
  tokens,
}: Omit<Group, 'names'> & { readonly tokens: readonly (readonly [string, string])[] }) => (
  <>
    <h3 lang="en">{title}</h3>
    <Note>{note}</Note>
    <ul className="d-measures">
      {tokens.map(([name, value]) => (
        <li key={name}>
          {style !== undefined && <span className="d-drawn" style={style(name)} />}
          <span lang="en">
            <code>{name}</code> <span className="g-muted">{value}</span>
          </span>
        </li>
      ))}
    </ul>
  </>
)
