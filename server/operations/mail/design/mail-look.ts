import { inLocale } from '../../../../src/site/text-language.ts'
import { themeValues } from '../../../lib/theme-values/theme-values.ts'

/** The shop's rem is 10 px; a mail program's is not. */
const inPixels = (length = '0'): string => length.replace(/^([\d.]+)rem$/, (_, rem) => `${Number(rem) * 10}px`)

/** Scripts whose headlines are in the face of the text. */
const sans = (faces: string) => ({ body: faces, display: faces })

/** Faces that are on people's machines: mail programs load none. */
const FACES: Readonly<Record<string, { readonly body: string; readonly display: string }>> = {
  ar: sans("'Noto Sans Arabic','Geeza Pro','Segoe UI',Tahoma,sans-serif"),
  ja: sans("'Hiragino Sans','Yu Gothic','Noto Sans JP','Noto Sans CJK JP',Meiryo,sans-serif"),
  ko: sans("'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',sans-serif"),
  zh: sans("'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif"),
  zh_TW: sans("'PingFang TC','Microsoft JhengHei','Noto Sans TC','Noto Sans CJK TC',sans-serif"),
}
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const SERIF = "'Iowan Old Style',Georgia,'Times New Roman',serif"

/** What stands in for a theme's own typefaces: programs that load none, and Outlook, which knows no face but installed ones. */
const standIn = (faces = ''): string => (/(?:^|[ ,])serif$/.test(faces) ? SERIF : SANS)

interface LookOptions {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Name of the brand's theme. */
  readonly theme: string
}

/** Styles of a mail's parts, inline as mail programs want them, on the tokens of the brand's theme. */
export const mailLook = ({ language, direction, theme }: LookOptions) => {
  const of = themeValues(theme).light
  const radius = { card: inPixels(of['radius-md']), button: inPixels(of['radius-button']) }
  const color = {
    surface: of['color-surface'],
    raised: of['color-surface-raised'],
    ink: of['color-ink'],
    muted: of['color-ink-muted'],
    line: of['color-line'],
    accent: of['color-accent'],
    accentInk: of['color-accent-ink'],
    accentSoft: of['color-accent-soft'],
    placeholder: of['color-placeholder'],
  } as const
  const brand = standIn(of['font-display'])
  const { body, display } = inLocale(FACES, language)[0] ?? { body: SANS, display: brand }
  const start = direction === 'rtl' ? 'right' : 'left'
  const text = { margin: 0, fontFamily: body, fontSize: '16px', lineHeight: '26px', color: color.ink, textAlign: start } as const
  const small = { ...text, fontSize: '14px', lineHeight: '22px' } as const
  return {
    start,
    end: direction === 'rtl' ? 'left' : 'right',
    body: { backgroundColor: color.surface, margin: 0, padding: '24px 12px', fontFamily: body },
    card: { maxWidth: '600px', backgroundColor: color.raised, border: `1px solid ${color.line}`, borderRadius: radius.card },
    inside: { padding: '32px 28px' },
    brand: { fontFamily: brand, fontSize: '30px', lineHeight: '36px', color: color.ink, textDecoration: 'none' },
    heading: {
      margin: '28px 0 12px',
      fontFamily: display,
      fontSize: '28px',
      lineHeight: '36px',
      fontWeight: 500,
      color: color.ink,
      textAlign: start,
    },
    subheading: {
      margin: '0 0 6px',
      fontFamily: body,
      fontSize: '14px',
      lineHeight: '22px',
      fontWeight: 600,
      color: color.ink,
      textAlign: start,
    },
    paragraph: { ...text, margin: '0 0 12px' },
    text,
    small,
    muted: { ...small, color: color.muted },
    strong: { ...text, fontWeight: 600 },
    button: {
      margin: '12px 0 8px',
      padding: '14px 28px',
      borderRadius: radius.button,
      backgroundColor: color.accent,
      color: color.accentInk,
      fontFamily: body,
      fontSize: '16px',
      fontWeight: 600,
      textAlign: 'center',
    },
    code: {
      margin: '8px 0 4px',
      padding: '16px 20px',
      borderRadius: radius.card,
      backgroundColor: color.accentSoft,
      color: color.ink,
      fontFamily: "ui-monospace,'SF Mono',Menlo,Consolas,monospace",
      fontSize: '30px',
      lineHeight: '38px',
      fontWeight: 600,
      letterSpacing: '6px',
      textAlign: 'center',
    },
    line: { margin: '20px 0', border: 'none', borderTop: `1px solid ${color.line}` },
    picture: {
      display: 'block',
      width: '72px',
      height: '96px',
      objectFit: 'cover',
      borderRadius: radius.card,
      backgroundColor: color.placeholder,
    },
    link: { color: color.accent, textDecoration: 'underline' },
  } as const
}

export type MailLook = ReturnType<typeof mailLook>

/** Rules of a mail's head: the brand's typefaces, for programs that load some, and dark windows. */
export const headRules = ({ origin, ...look }: HeadOptions): string =>
  `${origin === undefined ? '' : faceRules({ ...look, origin })}${darkRules(look.theme)}`

interface HeadOptions {
  readonly language: string
  readonly theme: string
  /** Of the shop, which serves the typefaces. */
  readonly origin: string | undefined
}

/** Within a media query, which Outlook leaves out: it would set what it cannot load in Times. */
const faceRules = ({ language, theme, origin }: HeadOptions & { readonly origin: string }): string => {
  const { light, faces } = themeValues(theme)
  const isLatin = inLocale(FACES, language).length === 0
  return `
${faces.map((face) => face.replaceAll(/url\((["']?)\//g, `url($1${origin}/`)).join('\n')}
@media screen{
${isLatin ? `.m-ink,.m-muted,.m-button{font-family:${light['font-body']}!important}\n` : ''}.m-brand${isLatin ? ',.m-title' : ''}{font-family:${light['font-display']}!important;font-weight:${light['weight-display']}!important}
}`
}

/**
 * Dark windows, for programs that ask for them; the others turn the colors themselves or leave them. The declarations of elements
 * are inline, so these have to be louder. A theme without a dark mode has its inverse ground there.
 */
const darkRules = (theme: string): string => {
  const { light, dark } = themeValues(theme)
  const of = dark === undefined ? inverse(light) : { ...light, ...dark }
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.m-text,.m-text td{overflow-wrap:anywhere;word-break:break-word}
@media (prefers-color-scheme:dark){
.m-page,.m-page>table>tbody>tr>td{background-color:${of['color-surface']}!important}
.m-card{background-color:${of['color-surface-raised']}!important;border-color:${of['color-line']}!important}
.m-ink,.m-ink a{color:${of['color-ink']}!important}
.m-muted,.m-muted a{color:${of['color-ink-muted']}!important}
.m-line{border-top-color:${of['color-line']}!important}
.m-code{background-color:${of['color-accent-soft']}!important;color:${of['color-ink']}!important}
.m-button{background-color:${of['color-accent']}!important;color:${of['color-accent-ink']}!important}
}
`
}

const inverse = (light: Readonly<Record<string, string>>): Readonly<Record<string, string | undefined>> => ({
  'color-surface': '#121212',
  'color-surface-raised': light['color-surface-inverse'],
  'color-line': '#4a4a4a',
  'color-ink': light['color-ink-inverse'],
  'color-ink-muted': light['color-ink-inverse-muted'],
  'color-accent-soft': '#2b2b2b',
  'color-accent': light['color-accent-soft'],
  'color-accent-ink': light['color-ink'],
})
