/** Development: must run before any React module so that changed modules are reloaded in place. Allowed by its hash. */
export const RELOAD_PREAMBLE =
  'import RefreshRuntime from "/@react-refresh";RefreshRuntime.injectIntoGlobalHook(window);' +
  'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true'

/** Development: what must come first in the head of a page whose modules are changed in place. */
export const ReloadScripts = () => (
  <>
    <script type="module">{RELOAD_PREAMBLE}</script>
    <script type="module" src="/@vite/client" />
  </>
)
