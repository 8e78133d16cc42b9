/**
 * A prop's value for each width. The names are those of src/lib/breakpoints.ts: each is the largest width it means, and a window
 * takes the first it is within, smallest upwards. `desktop` is every width and the only one that is always there.
 */
export interface ByWidth<Value> {
  readonly mobileLarge?: Value
  readonly tabletMedium?: Value
  readonly desktop: Value
}

/** The value of a prop with `x-responsive`: one value, to which the block adapts by itself, or values by width. */
export type Responsive<Value> = Value | ByWidth<Value>

/** A width that may have a value of its own, and how fields of the CMS name it: `columnsMobile`, "Columns on phones". */
export interface NarrowWidth {
  readonly name: Exclude<keyof ByWidth<unknown>, 'desktop'>
  readonly suffix: string
  readonly words: string
  /** As CSS names it: `--columns-mobile`. */
  readonly property: string
}

/** Smallest first. */
export const NARROW_WIDTHS: readonly NarrowWidth[] = [
  { name: 'mobileLarge', suffix: 'Mobile', words: 'on phones', property: 'mobile' },
  { name: 'tabletMedium', suffix: 'Tablet', words: 'on tablets', property: 'tablet' },
]

/** The CMS field for a prop's value at a narrow width. */
export const widthField = (prop: string, { suffix }: NarrowWidth): string => `${prop}${suffix}`

/** The title of that field in the CMS. */
export const widthTitle = (title: string, { words }: NarrowWidth): string => `${title} ${words}`

/** Whether a responsive value differs by width. Single values are strings, numbers and booleans, never objects. */
export const isByWidth = <Value>(value: Responsive<Value>): value is ByWidth<Value> => typeof value === 'object' && value !== null

/** The value of the widest windows, used where only one value can be. */
export const widest = <Value>(value: Responsive<Value>): Value => (isByWidth(value) ? value.desktop : value)
