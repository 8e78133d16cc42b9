/** Windows that a page is looked at in: a phone, a tablet, a laptop, a wide screen. CSS pixels. */
export const WIDTHS = [390, 768, 1280, 1600] as const

export type Width = (typeof WIDTHS)[number]

/** What the bar's choice of a width shows; `full`: one canvas as wide as there is room, `four`: all of them beside each other. */
export type CanvasWidth = 'full' | 'four' | Width
