import { styleHashOf } from '../../server/operations/plain-pages/plain-styles.ts'

/** Rules of the gallery's own pages, on the tokens of the shop's shell; inline, so that no sheet of the shop knows of them. */
export const GALLERY_STYLES = `
.g-body{margin:0;background:var(--color-surface-sunken);color:var(--color-ink);font:var(--text-sm)/var(--leading-body) var(--font-body)}
:where(.g-body) a{color:var(--color-accent)}
h1:where(.g-body *):not(:where(.d-shown *)){margin:0;font:var(--weight-display) var(--text-2xl)/var(--leading-snug) var(--font-display)}
h2:where(.g-body *):not(:where(.d-shown *)){margin:0;font:var(--weight-bold) var(--text-md)/var(--leading-snug) var(--font-body)}
.g-body :focus-visible{outline:var(--focus-ring);outline-offset:var(--focus-offset)}
.g-page{display:grid;min-block-size:100vh}
.g-side{padding:var(--space-5) var(--space-4);background:var(--color-surface);border-inline-end:var(--border)}
.g-side a{display:block;padding:var(--space-1) var(--space-2);border-radius:var(--radius-md);color:inherit;text-decoration:none}
.g-side a:hover{background:var(--color-accent-soft)}
.g-side a[aria-current]{background:var(--color-accent);color:var(--color-accent-ink)}
.g-side ul,.g-cards{margin:0;padding:0;list-style:none}
.g-side h2,.g-group{margin:var(--space-5) 0 var(--space-2);color:var(--color-ink-muted);font-size:var(--text-xs);letter-spacing:var(--tracking-caps);text-transform:uppercase}
.g-main{min-inline-size:0;padding:var(--space-5) var(--gutter) var(--space-12);display:grid;gap:var(--space-5);align-content:start}
.g-muted{margin:0;color:var(--color-ink-muted)}
.g-cards{display:grid;gap:var(--space-3);grid-template-columns:repeat(auto-fill,minmax(min(26rem,100%),1fr))}
.g-card{padding:var(--space-4);background:var(--color-surface-raised);border:var(--border);border-radius:var(--radius-lg)}
.g-card h3{margin:0;font-size:var(--text-md)}
.g-card p{margin:var(--space-1) 0 0;color:var(--color-ink-muted)}
.g-bar{display:flex;flex-wrap:wrap;gap:var(--space-3) var(--space-5)}
.g-choice{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-1)}
.g-choice>span{min-inline-size:6.4rem;margin-inline-end:var(--space-1);color:var(--color-ink-muted)}
.g-choice a,.g-button{display:inline-block;min-block-size:2.8rem;padding:var(--space-1) var(--space-3);border:var(--border-strong);border-radius:var(--radius-full);background:var(--color-surface-raised);color:inherit;font:inherit;text-decoration:none;cursor:pointer}
.g-choice a[aria-current]{background:var(--color-accent);border-color:var(--color-accent);color:var(--color-accent-ink)}
.g-stage{display:flex;gap:var(--space-5);overflow-x:auto;padding:var(--space-4);background:var(--color-surface);border:var(--border);border-radius:var(--radius-lg)}
.g-stage figure{flex:none;margin:0}
.g-stage figcaption{margin-block-end:var(--space-1);color:var(--color-ink-muted);font-size:var(--text-xs)}
.g-stage iframe{display:block;box-sizing:content-box;block-size:64rem;resize:vertical;overflow:auto;border:var(--border-strong);background:var(--color-surface)}
.g-panels{display:grid;gap:var(--space-5);align-items:start}
.g-panel{min-inline-size:0;padding:var(--space-5);background:var(--color-surface-raised);border:var(--border);border-radius:var(--radius-lg);display:grid;gap:var(--space-4);align-content:start}
.g-form{display:grid;gap:var(--space-4)}
.g-field label{display:block;font-weight:var(--weight-medium)}
.g-field small{display:block;color:var(--color-ink-muted);font-size:var(--text-xs)}
.g-field input:not([type=checkbox]),.g-field select,.g-field textarea,.g-search input{box-sizing:border-box;inline-size:100%;min-block-size:3.6rem;padding:var(--space-2);border:var(--border-strong);border-radius:var(--radius-md);background:var(--color-surface-raised);color:inherit;font:inherit}
.g-field textarea{resize:vertical}
.g-field textarea[data-kind=json]{direction:ltr;font-family:var(--font-mono);font-size:var(--text-xs)}
.g-field input[type=checkbox]{inline-size:2.4rem;block-size:2.4rem;margin:0;accent-color:var(--color-accent)}
.g-field [aria-invalid=true]{border-color:var(--color-danger)}
.g-error{margin:var(--space-1) 0 0;color:var(--color-danger)}.g-error:empty{display:none}
.g-scroll{overflow-x:auto}
.g-panel table{inline-size:100%;border-collapse:collapse}
.g-panel th,.g-panel td{padding:var(--space-2) var(--space-3) var(--space-2) 0;border-block-end:var(--border);text-align:start;vertical-align:top}
.g-panel code,.g-panel pre{font-family:var(--font-mono);font-size:var(--text-xs);overflow-wrap:anywhere}
.g-panel td:first-child{white-space:nowrap}
.g-panel dl{display:grid;grid-template-columns:max-content 1fr;gap:var(--space-1) var(--space-4);margin:0}.g-panel dd{margin:0}
.g-panel ul{margin:0;padding-inline-start:var(--space-5)}
.g-search label{display:block;margin-block-end:var(--space-1);font-weight:var(--weight-medium)}
[hidden]{display:none!important}
@media (width<992px){.g-side-type nav{display:none}.g-side{border-inline-end:0;border-block-end:var(--border)}}
@media (width>=992px){.g-page{grid-template-columns:24rem minmax(0,1fr)}.g-side{position:sticky;inset-block-start:0;box-sizing:border-box;block-size:100vh;overflow-y:auto}}
@media (width>=1200px){.g-panels{grid-template-columns:minmax(0,2fr) minmax(0,3fr)}}
`

/** What the content security policy allows the rules by, with those that one page adds. */
export const galleryStyleHash = (rules: string): string => styleHashOf(GALLERY_STYLES + rules)

export const GALLERY_STYLE_HASH = galleryStyleHash('')
