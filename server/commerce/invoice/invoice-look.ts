import { plainStyles } from '../../operations/plain-pages/plain-styles.ts'

/** Shows the button that can only work with a script. */
export const PRINT_SCRIPT = `const button=document.getElementById('print');button.hidden=false;button.addEventListener('click',()=>print())`

/** A sheet of A4 on the screen, light in dark windows too, and the same on paper without anything around it. */
export const INVOICE_STYLES = plainStyles(
  `
@page{size:A4;margin:16mm}
body{background:var(--color-surface-sunken);font-size:15px;line-height:1.5}
main{max-inline-size:210mm;min-block-size:297mm;margin:24px auto;padding:clamp(16px,5vw,16mm);background:var(--color-surface-raised);border:1px solid var(--color-line)}
p,dl,dd,h1,h2,address{margin:0}
header{display:flex;flex-wrap:wrap;gap:8px 32px;align-items:baseline;justify-content:space-between;padding-block-end:20px;border-block-end:1px solid var(--color-line-strong)}
.brand{font-size:32px}
h1{font-size:24px}
h2{font-family:inherit;letter-spacing:0}
dl{display:grid;grid-template-columns:auto auto;gap:0 16px;inline-size:100%;justify-content:start}
dt,h2,thead th{color:var(--color-ink-muted);font-size:13px;font-weight:500}
dd{text-align:start}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(160px,1fr));gap:24px;padding-block:24px}
address{font-style:normal;overflow-wrap:anywhere}
table{inline-size:100%;border-collapse:collapse}
th,td{padding:10px 8px;text-align:start;vertical-align:top;overflow-wrap:anywhere}
thead th,tbody td{border-block-end:1px solid var(--color-line)}
tr>:first-child{padding-inline-start:0}
tr>:last-child{padding-inline-end:0}
.number{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums;overflow-wrap:normal}
small{display:block;color:var(--color-ink-muted);font-size:13px}
tfoot th{font-weight:400;text-align:end}
tfoot tr>*{padding-block:4px}
tfoot tr:first-child>*{padding-block-start:16px}
tfoot tr:last-child>*{padding-block-start:8px;font-weight:600}
tr{break-inside:avoid}
.included{text-align:end;color:var(--color-ink-muted);font-size:13px}
main>section{padding-block-start:24px}
main>h1+p,main>p+p{margin-block-start:16px}
#print{float:inline-end;min-block-size:44px;padding:8px 24px;border:0;background:var(--color-accent);color:var(--color-accent-ink);font:inherit;font-weight:600;cursor:pointer;margin-block-end:16px}
#print:not([hidden])+header{clear:both}
@media (width<480px){th,td{padding-inline:4px;font-size:13px}.brand{font-size:26px}}
@media print{body,main{background:none}main{max-inline-size:none;min-block-size:0;margin:0;padding:0;border:0}#print{display:none}}
`,
  { isLightOnly: true },
)
