import { inLocale } from '../../../../src/site/text-language.ts'
import briar from '../../../../themes/mail-tokens-briar.json' with { type: 'json' }
import tokens from '../../../../themes/mail-tokens.json' with { type: 'json' }

type Tokens = Readonly<Record<keyof typeof tokens, string>>

/** What brands with a look of their own have other than themes/mail-tokens.json. */
const BRANDS: Readonly<Record<string, Partial<Tokens>>> = { briar }

/** As the brand's pages have them. */
const CORNERS: Readonly<Record<string, { readonly card: string; readonly button: string }>> = { briar: { card: '12px', button: '999px' } }
const SQUARE = { card: '0', button: '0' }

const tokensOf = (theme: string | undefined): Tokens => ({ ...tokens, ...(theme === undefined ? {} : BRANDS[theme]) })

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
const LATIN = {
  body: "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif",
  display: "'Iowan Old Style',Georgia,'Times New Roman',serif",
}

interface LookOptions {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly theme: string | undefined
}

/** Styles of a mail's parts, inline as mail programs want them, on the brand's tokens (themes/mail-tokens.json and those beside it). */
export const mailLook = ({ language, direction, theme }: LookOptions) => {
  const of = tokensOf(theme)
  const radius = CORNERS[theme ?? ''] ?? SQUARE
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
  const { body, display } = inLocale(FACES, language)[0] ?? LATIN
  const start = direction === 'rtl' ? 'right' : 'left'
  const text = { margin: 0, fontFamily: body, fontSize: '16px', lineHeight: '26px', color: color.ink, textAlign: start } as const
  const small = { ...text, fontSize: '14px', lineHeight: '22px' } as const
  return {
    start,
    end: direction === 'rtl' ? 'left' : 'right',
    body: { backgroundColor: color.surface, margin: 0, padding: '24px 12px', fontFamily: body },
    card: { maxWidth: '600px', backgroundColor: color.raised, border: `1px solid ${color.line}`, borderRadius: radius.card },
    inside: { padding: '32px 28px' },
    brand: { fontFamily: LATIN.display, fontSize: '30px', lineHeight: '36px', color: color.ink, textDecoration: 'none' },
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

/**
 * Dark windows, for programs that ask for them; the others turn the colors themselves or leave them. The declarations of elements
 * are inline, so these have to be louder.
 */
export const darkRules = (theme: string | undefined): string => {
  const of = tokensOf(theme)
  return `
:root{color-scheme:light dark;supported-color-schemes:light dark}
.m-text,.m-text td{overflow-wrap:anywhere;word-break:break-word}
@media (prefers-color-scheme:dark){
.m-page,.m-page>table>tbody>tr>td{background-color:#121212!important}
.m-card{background-color:${of['color-surface-inverse']}!important;border-color:#4a4a4a!important}
.m-ink,.m-ink a{color:${of['color-ink-inverse']}!important}
.m-muted,.m-muted a{color:${of['color-ink-inverse-muted']}!important}
.m-line{border-top-color:#4a4a4a!important}
.m-code{background-color:#2b2b2b!important;color:${of['color-ink-inverse']}!important}
.m-button{background-color:${of['color-accent-soft']}!important;color:${of['color-ink']}!important}
}
`
}
