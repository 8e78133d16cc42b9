/** The program file of a Chromium to test with; installs one where there is none. */
export const findOrInstallChromium: (options?: { readonly isWhole?: boolean }) => string
