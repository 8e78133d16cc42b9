import { plainStyles } from '../../../operations/plain-pages/plain-styles.ts'

export const DESK_STYLES = plainStyles(`
body{background:var(--color-surface-sunken);line-height:1.5}
main{max-width:1100px;margin:0 auto;padding:24px 16px}
h1{margin:8px 0 16px}
h2{font:600 18px/1.4 var(--font-body);letter-spacing:0;margin:32px 0 8px}
h3{font-size:16px;margin:0 0 4px}
p{margin:0 0 12px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;background:var(--color-surface-raised)}
th,td{padding:8px 12px;border:1px solid var(--color-line);text-align:start;vertical-align:top;overflow-wrap:break-word}
thead th{font-size:14px;font-weight:500;color:var(--color-ink-muted)}
td a{display:inline-block;min-block-size:24px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}
dt{color:var(--color-ink-muted)}
dd{margin:0;overflow-wrap:anywhere}
.forms{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:16px;align-items:start}
form{display:grid;gap:12px}
.forms form{padding:16px;background:var(--color-surface-raised);border:1px solid var(--color-line);border-radius:var(--radius-lg)}
.find{grid-template-columns:minmax(0,420px) auto;align-items:end;justify-content:start;margin-block-end:16px}
.older{margin-block-start:12px}
label{display:grid;gap:4px;font-size:14px}
input{inline-size:100%}
button{padding-inline:20px;justify-self:start}
.danger{border-color:var(--color-danger);background:var(--color-danger);color:var(--color-surface-raised)}
.danger:hover{background:var(--color-danger)}
.plain{background:none;border-color:var(--color-accent);color:var(--color-accent)}
.plain:hover{background:none}
.signed-in{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;margin-block-end:16px;overflow-wrap:anywhere}
small{color:var(--color-ink-muted);overflow-wrap:anywhere}
.note{font-size:14px;color:var(--color-ink-muted)}
.alert{padding:12px 16px;border-inline-start:3px solid var(--color-danger);background:var(--color-danger-soft)}
`)
