/** Colors are those of themes/alder/tokens.scss. */
export const DESK_STYLES = `
*{box-sizing:border-box}
body{margin:0;background:#ece7dc;color:#171512;font:16px/1.5 system-ui,sans-serif}
main{max-width:1100px;margin:0 auto;padding:24px 16px}
h1{font-size:26px;line-height:1.3;margin:8px 0 16px}
h2{font-size:18px;margin:32px 0 8px}
h3{font-size:16px;margin:0 0 4px}
p{margin:0 0 12px}
a{color:#171512}
:focus-visible{outline:2px solid #171512;outline-offset:2px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;background:#fff}
th,td{padding:8px 12px;border:1px solid #d7d3cb;text-align:start;vertical-align:top;overflow-wrap:break-word}
thead th{font-size:14px;font-weight:500;color:#5a544a}
td a{display:inline-block;min-block-size:24px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 16px}
dt{color:#5a544a}
dd{margin:0;overflow-wrap:anywhere}
.forms{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,320px),1fr));gap:16px;align-items:start}
form{display:grid;gap:12px}
.forms form{padding:16px;background:#fff;border:1px solid #d7d3cb;border-radius:0}
.find{grid-template-columns:minmax(0,420px) auto;align-items:end;justify-content:start;margin-block-end:16px}
.older{margin-block-start:12px}
label{display:grid;gap:4px;font-size:14px}
input{inline-size:100%;min-block-size:44px;padding:8px 12px;border:1px solid #7d7468;border-radius:0;background:#fff;color:inherit;font:inherit;font-size:16px}
button{min-block-size:44px;padding:8px 20px;border:0;border-radius:0;background:#171512;color:#fff;font:inherit;font-weight:600;cursor:pointer;justify-self:start}
.danger{background:#8c2f22}
.plain{background:none;border:1px solid #171512;color:#171512}
.signed-in{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;margin-block-end:16px;overflow-wrap:anywhere}
small{color:#5a544a;overflow-wrap:anywhere}
.note{font-size:14px;color:#5a544a}
.alert{padding:12px 16px;border:1px solid #8c2f22;border-radius:0;background:#fff4f1}
`
