/** Element ids of the shop's document (src/pipeline/document/boot-data.ts), which a test holds to the same. */

/** What the page's code starts from; an error page has none. */
export const BOOT_DATA_ID = 'boot'

/** The preview's own bar above the page. */
export const PREVIEW_BAR_ID = 'preview-bar'
