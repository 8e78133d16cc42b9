/** Rules of the page of the design alone: where things stand, never how a component looks. */
export const DESIGN_STYLES = `
.d-main{background:var(--color-surface)}
.d-design{display:grid;gap:var(--space-14);grid-template-columns:minmax(0,1fr)}
.d-design,.d-part,.d-component,.d-scale,.d-scale div,.d-measures li{min-inline-size:0;overflow-wrap:anywhere}
.d-part,.d-component{display:grid;gap:var(--space-5);grid-template-columns:minmax(0,1fr)}
.d-part>h2{font:var(--weight-display) var(--text-2xl)/var(--leading-tight) var(--font-display)}
.d-part>h3,.d-component>h3{font:var(--weight-bold) var(--text-md)/var(--leading-snug) var(--font-body)}
.d-note{max-inline-size:var(--measure)}
.d-contents{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-5)}
.d-contents a{min-block-size:2.4rem}
.d-design code{font-family:var(--font-mono);font-size:var(--text-xs)}
.d-table{border-collapse:collapse;font-size:var(--text-sm)}
.d-table th,.d-table td{padding:var(--space-1) var(--space-4) var(--space-1) 0;border-block-end:var(--border);text-align:start;white-space:nowrap}
.d-table th{font-weight:var(--weight-medium)}
.d-table td:last-child{white-space:normal}
.d-swatch{display:inline-block;inline-size:3.2rem;block-size:2.4rem;margin-inline-end:var(--space-2);vertical-align:middle;border:1px solid var(--color-line-strong)}
.d-design [data-verdict=pass]{color:var(--color-success)}
.d-design [data-verdict=fail]{color:var(--color-danger)}
.d-scale,.d-measures{display:grid;gap:var(--space-4);grid-template-columns:minmax(0,1fr);margin:0;padding:0;list-style:none}
.d-scale dd{margin:0;overflow-wrap:anywhere}
.d-measures{grid-template-columns:repeat(auto-fill,minmax(min(24rem,100%),1fr))}
.d-measures li{display:grid;gap:var(--space-1);align-content:end}
.d-drawn{display:block;max-inline-size:100%}
.d-grid{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:var(--col-gap)}
.d-grid span{block-size:4rem;background:var(--color-accent-soft)}
.d-states{display:flex;flex-wrap:wrap;gap:var(--space-5) var(--space-6);align-items:end}
.d-component{padding-block-start:var(--space-5);border-block-start:var(--border)}
.d-state{max-inline-size:36rem;margin:0;min-inline-size:0}
.d-state:has(input,select,textarea){inline-size:min(32rem,100%)}
.d-wide{flex-basis:100%;max-inline-size:100%!important;inline-size:100%!important}
.d-shown{display:flow-root;margin-block-end:var(--space-2);font-size:var(--text-md)}
.d-state:not(.d-wide) picture{inline-size:min(24rem,100%)}
.d-state figcaption{font-size:var(--text-xs)}
#ui-gallery .d-shown,#ui-video .d-shown{max-inline-size:56rem}
.d-modal{padding:var(--space-5);background:var(--color-backdrop)}
.d-modal dialog:not([open]){position:relative;display:block;inset:auto;max-inline-size:100%;block-size:auto;margin-block:0;opacity:1;transform:none}
.d-row{display:flex;flex-wrap:wrap;gap:var(--space-3);align-items:center}
.d-pair{display:grid;gap:var(--space-4);grid-template-columns:repeat(2,minmax(0,1fr));padding-block-start:var(--space-5);border-block-start:var(--border)}
.d-pair>h3{grid-column:1/-1;max-inline-size:var(--measure);font:var(--weight-medium) var(--text-md)/var(--leading-snug) var(--font-body)}
.d-pair figure{margin:0;min-inline-size:0}
.d-pair figure[data-verdict]{color:inherit}
.d-pair figcaption{margin-block-end:var(--space-2);font-weight:var(--weight-bold)}
.d-pair [data-verdict=pass]>figcaption{color:var(--color-success)}
.d-pair [data-verdict=fail]>figcaption{color:var(--color-danger)}
.d-veiled{position:relative}
.d-veiled p{position:absolute;inset:auto 0 0;padding:var(--space-4);background:rgb(255 255 255/70%);color:#171512}
.d-physical{padding-left:var(--space-4);border-left:3px solid currentcolor}
@media (width<768px){.d-pair{grid-template-columns:minmax(0,1fr)}}
`
