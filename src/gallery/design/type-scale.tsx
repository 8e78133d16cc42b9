import type { Tokens } from './read-tokens.ts'
import { Note, Part } from './sheet.tsx'

/** Sizes of type, each set in itself, and the faces. The workbench adds what they come to in this window. */
export const TypeScale = ({ tokens, words }: { readonly tokens: Tokens; readonly words: string }) => {
  const sizes = [...tokens].filter(([name]) => name.startsWith('--text-'))
  const faces = [...tokens].filter(([name]) => /^--font-(?:body|display)$/.test(name))
  return (
    <Part id="type" title="Type">
      <Note>One rem is 10 px. The large sizes grow with the window; pixels and line height are those of this one.</Note>
      <dl className="d-scale">
        {sizes.map(([name, value]) => (
          <div key={name}>
            <dt lang="en">
              <code>{name}</code> <span className="g-muted">{value}</span> <span className="g-muted" data-measured={name} />
            </dt>
            <dd data-size={name} style={{ fontSize: `var(${name})`, ...faceOf(name) }}>
              {words}
            </dd>
          </div>
        ))}
      </dl>
      <h3 lang="en">Faces</h3>
      <dl className="d-scale">
        {faces.map(([name, value]) => (
          <div key={name}>
            <dt lang="en">
              <code>{name}</code> <span className="g-muted">{value}</span>
            </dt>
            <dd style={{ fontFamily: `var(${name})`, fontSize: 'var(--text-xl)', lineHeight: 'var(--leading-snug)' }}>
              {words} <span lang="en">Aa Bb Gg Qq &amp; 0123456789 £ €</span>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

/** Headlines are the display face, as tight as they are on pages; the rest is text. */
const faceOf = (name: string) =>
  /-(?:2xl|3xl|4xl)$/.test(name)
    ? {
        fontFamily: 'var(--font-display)',
        fontWeight: 'var(--weight-display)',
        letterSpacing: 'var(--tracking-display)',
        lineHeight: 'var(--leading-tight)',
      }
    : { lineHeight: 'var(--leading-body)' }
