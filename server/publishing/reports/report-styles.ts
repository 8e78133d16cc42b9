/** A page for work: system type, both color schemes, and nothing to fetch. */
export const REPORT_STYLES = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
main{max-inline-size:60rem;margin-inline:auto;padding:1rem}
h1{font-size:1.75rem}h2{font-size:1.25rem;margin-block-start:2rem}h3{font-size:1rem}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end}
select,button{font:inherit;min-block-size:2.25rem;padding-inline:.5rem}
ul{list-style:none;padding:0;display:grid;gap:.75rem}
li{border-inline-start:.25rem solid;padding-inline-start:.75rem}
li p{margin:0;overflow-wrap:anywhere}
.error,.refused{border-color:light-dark(#b3261e,#f2b8b5)}.refused{color:light-dark(#8c1d18,#f2b8b5);font-weight:600}
.warning{border-color:light-dark(#9a6700,#e3b341)}
.detail{font-size:.875rem;opacity:.8}
`
