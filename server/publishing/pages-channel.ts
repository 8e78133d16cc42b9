/** NOTIFY channel on which processes tell each other the key of a page that changed. */
export const PAGES_CHANNEL = 'vitrine_pages'
