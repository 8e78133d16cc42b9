/** The library types its whole build only; the light one is the same without what films here do not need. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
