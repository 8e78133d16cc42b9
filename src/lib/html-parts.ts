/**
 * HTML in the order it is sent. A page that is one string is longer than what V8 keeps among small objects: laying it out takes a millisecond
 * of fresh memory, and its parts take none.
 */
export type HtmlParts = readonly string[]
