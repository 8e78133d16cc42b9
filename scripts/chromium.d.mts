/** A Chromium to test with that is there; undefined where there is none. */
export const findChromium: (options?: { readonly isWhole?: boolean }) => { readonly origin: string; readonly path: string } | undefined
