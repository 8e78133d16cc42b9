/** Development: must run before any React module so that changed modules are reloaded in place. Allowed by its hash. */
export const RELOAD_PREAMBLE =
  'import RefreshRuntime from "/@react-refresh";RefreshRuntime.injectIntoGlobalHook(window);' +
  'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true'
