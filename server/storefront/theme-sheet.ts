/** The source of a theme's rules, as the build's manifest and the development server name it. */
export const themeSheet = (theme: string): string => `themes/${theme}/tokens.scss`
