import { contrastOf } from './contrast.ts'
import { resolveToken, type Tokens } from './read-tokens.ts'
import { Note, Part } from './sheet.tsx'

/** Contrast that WCAG 2.2 AA asks for: of text, and of edges and marks. */
const TEXT = 4.5
const EDGE = 3

/** Every colour by role: name, value, and its contrast on the grounds it may stand on. */
export const Colours = ({ tokens }: { readonly tokens: Tokens }) => {
  const colours = [...tokens.keys()].filter((name) => name.startsWith(COLOR))
  const grounds = colours.filter((name) => /^--color-surface/.test(name))
  return (
    <Part id="colours" title="Colours">
      <Note>
        By role, never by hue. A figure is the contrast on that ground: text needs {TEXT}, edges and marks {EDGE}. Figures without a verdict
        are pairs that no component has.
      </Note>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="g-scroll" lang="en" tabIndex={0} role="region" aria-label="Colours and their contrast">
        <table className="d-table">
          <thead>
            <tr>
              <th scope="col">Colour</th>
              <th scope="col">Value</th>
              {grounds.map((ground) => (
                <th key={ground} scope="col">
                  on {ground.slice(COLOR.length)}
                </th>
              ))}
              <th scope="col">on its own ground</th>
            </tr>
          </thead>
          <tbody>
            {colours.map((name) => (
              <Row key={name} name={name} grounds={grounds} tokens={tokens} />
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

const COLOR = '--color-'

interface RowProps {
  readonly name: string
  readonly grounds: readonly string[]
  readonly tokens: Tokens
}

const Row = ({ name, grounds, tokens }: RowProps) => (
  <tr>
    <th scope="row">
      <span className="d-swatch" style={{ background: `var(${name})` }} />
      <code>{name}</code>
    </th>
    <td>
      <code>{tokens.get(name)}</code>
    </td>
    {grounds.map((ground) => (
      <td key={ground}>{name !== ground && <Figure ink={name} ground={ground} tokens={tokens} />}</td>
    ))}
    <td>
      {ownGroundsOf(name, tokens).map((ground) => (
        <span key={ground}>
          {ground.slice(COLOR.length)}: <Figure ink={name} ground={ground} tokens={tokens} />{' '}
        </span>
      ))}
    </td>
  </tr>
)

/** Grounds that are made for one ink: `danger-soft` for `danger`, `accent` for `accent-ink`. */
const ownGroundsOf = (name: string, tokens: Tokens): readonly string[] => {
  const around = name.endsWith('-ink') ? [name.slice(0, -'-ink'.length), `${name.slice(0, -'-ink'.length)}-hover`] : [`${name}-soft`]
  return around.filter((ground) => ground !== name && tokens.has(ground))
}

const Figure = ({ ink, ground, tokens }: { readonly ink: string; readonly ground: string; readonly tokens: Tokens }) => {
  const colorOf = (name: string): string => resolveToken(tokens.get(name) ?? '', tokens)
  const contrast = contrastOf(colorOf(ink), colorOf(ground))
  if (contrast === undefined) return '–'
  const least = leastOf(ink, ground)
  // Cut, not rounded: 4.496 is no 4.5.
  const figure = (Math.floor(contrast * 100) / 100).toFixed(2)
  if (least === undefined) return <span className="g-muted">{figure}</span>
  return (
    <span data-verdict={contrast >= least ? 'pass' : 'fail'}>
      {figure} {contrast >= least ? 'passes' : `fails ${least}`}
    </span>
  )
}

/** What a pair has to reach; undefined for one that is not meant to stand together. */
const leastOf = (ink: string, ground: string): number | undefined => {
  const isInverse = ground.includes('inverse')
  if (/^--color-(?:line-strong|focus)$/.test(ink)) return isInverse ? undefined : EDGE
  if (/^--color-accent-ink$/.test(ink)) return ground.startsWith('--color-accent') ? TEXT : undefined
  if (/^--color-ink-inverse/.test(ink)) return isInverse ? TEXT : undefined
  return /^--color-(?:ink(?:-muted)?|accent|danger|success|warning|sale)$/.test(ink) && !isInverse ? TEXT : undefined
}
