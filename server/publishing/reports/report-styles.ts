import { plainStyles } from '../../operations/plain-pages/plain-styles.ts'

/** Rules of the report's page, on those of plain pages. */
export const REPORT_STYLES =
  plainStyles(`main{display:grid;gap:2.4rem;max-inline-size:96rem;margin-inline:auto;padding:2.4rem clamp(1.6rem,4vw,4.8rem) 6.4rem}
.top{display:flex;flex-wrap:wrap;gap:.8rem 2.4rem;align-items:baseline;justify-content:space-between}
.languages{display:flex;flex-wrap:wrap;gap:.4rem 1.6rem}
.languages a{display:inline-block;padding-block:.6rem;min-inline-size:2.4rem}
.languages a[aria-current]{color:inherit;font-weight:600;text-decoration:none}
ul{list-style:none;margin:0;padding:0}
.figures{display:flex;flex-wrap:wrap;gap:1.2rem;margin:0}
.figures div{flex:1 1 8rem;display:flex;flex-direction:column-reverse;padding:1.2rem 1.6rem;background:var(--color-surface-raised);border:1px solid var(--color-line);border-radius:var(--radius-lg)}
.figures dt{color:var(--color-ink-muted)}.figures dd{margin:0;font-size:2.4rem;line-height:1.2}
form{display:flex;flex-wrap:wrap;gap:1.2rem 1.6rem;align-items:end;padding:1.6rem;background:var(--color-surface-raised);border:1px solid var(--color-line);border-radius:var(--radius-lg)}
.signed-in{align-items:center;justify-content:space-between;overflow-wrap:anywhere}
form label{flex:1 1 18rem;min-inline-size:0}
form label span{display:block;font-weight:600}
form select,form input{inline-size:100%}
.pages{display:flex;flex-wrap:wrap;gap:.4rem 2.4rem;align-items:baseline}
.pages a{display:inline-block;padding:.8rem .4rem}
.codes{display:grid;gap:.4rem}
.codes a{display:inline-block;padding-block:.4rem}
.codes a[aria-current]{font-weight:600}
form a{display:inline-block;padding-block:1rem}
.quiet{padding:1.6rem 2rem;background:var(--color-surface-raised);border:1px solid var(--color-line);border-radius:var(--radius-lg)}
section,article{display:grid;gap:1.6rem;min-inline-size:0}
h2{font-size:2.2rem}
h3{font-size:1.8rem;font-weight:600;overflow-wrap:anywhere}
article{padding:1.6rem 2rem;background:var(--color-surface-raised);border:1px solid var(--color-line);border-radius:var(--radius-lg)}
article header{display:flex;flex-wrap:wrap;gap:.4rem 1.6rem;justify-content:space-between;align-items:baseline}
code{font:1.3rem/1.4 ui-monospace,'SF Mono',menlo,consolas,monospace;color:var(--color-ink-muted);direction:ltr;unicode-bidi:isolate;overflow-wrap:anywhere}
section>ul,article ul{display:grid;gap:1.2rem}
li.error,li.warning{display:grid;gap:.4rem;padding-inline-start:1.6rem;border-inline-start:.4rem solid var(--color-warning);overflow-wrap:anywhere}
section>ul>li.warning{display:block;padding-block:.4rem}
li.error{border-color:var(--color-danger)}
.badge{display:inline-block;padding:.1rem .8rem;border-radius:99rem;background:var(--color-warning-soft);color:var(--color-warning);font-size:1.3rem;font-weight:600}
.badge.good{background:var(--color-success-soft);color:var(--color-success)}
.error .badge,.badge.poor{background:var(--color-danger-soft);color:var(--color-danger)}
.metrics{display:grid;gap:.4rem;margin:0}
.metrics div{display:flex;gap:.8rem}
.metrics dt{flex:none;min-inline-size:5.6rem;font-weight:600}.metrics dd{margin:0}
.scroll{overflow-x:auto;min-inline-size:0;background:var(--color-surface-raised);border:1px solid var(--color-line);border-radius:var(--radius-lg)}
table{inline-size:100%;border-collapse:collapse;font-size:1.4rem;overflow-wrap:normal}
th,td{padding:.8rem 1.2rem;border-block-end:1px solid var(--color-line);text-align:start;vertical-align:top}
td p{white-space:nowrap}
tbody th{font-weight:600}
.refused{color:var(--color-danger);font-weight:600}
.detail{color:var(--color-ink-muted);font-size:1.4rem}
.links{display:flex;flex-wrap:wrap;gap:.4rem 1.6rem}
.links a,article header a{display:inline-block;padding-block:.4rem}`)
