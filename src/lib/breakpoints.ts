/**
 * Named widths in pixels (LAYOUT-02). `width <= BREAKPOINTS.mobileLarge` is a large mobile; tabletLarge alone is compared
 * with `<`, because 1024 is still a tablet (LAYOUT-03).
 */
export const BREAKPOINTS = {
  mobileLarge: 480,
  tabletSmall: 768,
  tabletMedium: 992,
  tabletLarge: 1025,
  desktopSmall: 1200,
  desktop: 99_999,
} as const

type BreakpointName = keyof typeof BREAKPOINTS

/** Media query of everything up to and including the named width, for `matchMedia` and `<source media>`. */
export const upToQuery = (name: BreakpointName): string =>
  `(max-width: ${name === 'tabletLarge' ? BREAKPOINTS.tabletLarge - 1 : BREAKPOINTS[name]}px)`
